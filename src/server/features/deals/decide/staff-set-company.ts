import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemFindCompanyName } from "#server/features/companies/company-of-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";

const unknownCompany: Message = /*i18n*/ {
  id: "quote.company.unknown",
  message: "There is no such company.",
};

/** Staff says which company a quote is for, or leaves it to its client's. @throws 422 for no company */
export async function staffSetCompany(
  services: Services,
  staff: Staff,
  { companyId, ...at }: QuoteAt & { readonly companyId: number | null },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "annotate",
    decide: async (quote, _now, transaction) => {
      if (quote.companyId === companyId) return undefined;
      const name = companyId === null ? null : await systemFindCompanyName(transaction, companyId);
      if (name === undefined) throw new AppError("invalid", { fields: { company_id: [unknownCompany] } });
      return {
        action: "quote.set-company",
        set: { company_id: companyId },
        before: { company_id: quote.companyId },
        after: { company_id: companyId, name },
      };
    },
  });
}
