import type { BankDetails } from "#contracts/payments/bank-transfer.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { PaymentServices } from "../../payment-services.ts";

/** Letters instead of figures, so that no form of any bank takes it. */
const example: BankDetails = {
  holder: "EXAMPLE – GREEN ECO",
  bank: "Example Bank",
  account: "EXAMPLE-ACCOUNT",
  code: "EXAMPLE-CODE",
  is_example: true,
};

/**
 * Where clients transfer money to, as the owner set it. Where nothing is set it is not offered; the demo, in which
 * no money moves, shows an example that says so.
 */
export function bankDetailsOf({
  config,
  shop,
  sandbox,
}: Pick<PaymentServices, "config" | "shop" | "sandbox">): BankDetails | undefined {
  return ownBankDetails(shop.settings()) ?? (sandbox && config.DEMO_DATA === "on" ? example : undefined);
}

/** The shop's own account; undefined where its owner named none. */
export function ownBankDetails(settings: ShopSettings): BankDetails | undefined {
  const { bank_holder: holder, bank_account: account, bank_name, bank_code } = settings;
  if (!holder || !account) return undefined;
  return { holder, bank: bank_name || null, account, code: bank_code || null, is_example: false };
}
