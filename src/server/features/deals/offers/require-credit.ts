import { isOverCredit } from "#domain/companies/payment-terms.ts";
import type { Message } from "#domain/words.ts";
import type { BuyingCompany } from "#server/features/companies/company-of-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sumOpenOfCompany } from "../model/quotes-of-company.repository.ts";

const depositNeeded: Message = /*i18n*/ {
  id: "offer.refused.depositNeeded",
  message: "Deposit needed: this order and what is still open exceed the credit agreed with your company.",
};

/**
 * Whether a company's credit bears one more order (L11.1). Its row is locked, so that of two orders at once the second
 * counts the first.
 * @throws 409 `deposit_needed`
 */
export async function requireCredit(
  transaction: Transaction,
  company: BuyingCompany,
  orderCents: number,
): Promise<void> {
  const which = { companyId: company.id, clientIds: company.clientIds };
  const openCents = await sumOpenOfCompany(transaction, which);
  if (isOverCredit(company, { openCents, orderCents }))
    throw new AppError("deposit_needed", { message: depositNeeded });
}
