import type { PayTo } from "#contracts/invoices/invoices.ts";
import type { BankDetails } from "#contracts/payments/bank-transfer.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";

/** The shop's own account; undefined where its owner named none. */
export function ownBankDetails(settings: ShopSettings): BankDetails | undefined {
  const { bank_holder: holder, bank_account: account, bank_name, bank_code } = settings;
  if (!holder || !account) return undefined;
  return { holder, bank: bank_name || null, account, code: bank_code || null, is_example: false };
}

/** The same as an invoice or a mail names it. */
export function ownAccount(settings: ShopSettings): PayTo | undefined {
  const details = ownBankDetails(settings);
  if (!details) return undefined;
  const { holder, bank, account, code } = details;
  return { holder, bank, account, code };
}
