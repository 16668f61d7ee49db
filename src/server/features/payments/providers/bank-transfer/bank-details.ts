import type { BankDetails } from "#contracts/payments/bank-transfer.ts";
import { ownBankDetails } from "#server/features/settings/own-bank-details.ts";
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
  shop,
  sandbox,
}: Pick<PaymentServices, "shop" | "sandbox">): BankDetails | undefined {
  return ownBankDetails(shop.settings()) ?? (sandbox && shop.facts().isDemo ? example : undefined);
}
