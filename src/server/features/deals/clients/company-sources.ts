import { pageSizes } from "#domain/lists/page-sizes.ts";
import { systemReadClientPage } from "#server/features/clients/system-list-clients.ts";
import type { CompanySources } from "#server/features/companies/staff-read-company.ts";
import { hasConfirmedAddress, isConfirmedClientOfQuotes } from "../model/clients-of-quotes.repository.ts";
import { findQuotesOfCompany, sumOpenOfCompany } from "../model/quotes-of-company.repository.ts";
import { systemFindBuyers } from "../model/system-find-quotes.ts";
import { presentToStaff } from "../presenters/present-quote.ts";

/** So many quotes stand on a company's page; the list of quotes holds all. */
const mostShown = pageSizes.companies[3];

/** What a company's page shows of quotes, and which clients its domains bring up. */
export const companySources: CompanySources = {
  findBuyers: systemFindBuyers,
  findClientsOfDomains: async (db, { domains, except, most }) => {
    const texts = domains.map((domain) => `@${domain}`);
    const condition = isConfirmedClientOfQuotes(db, texts, except);
    const order = { column: "created_at", direction: "desc" } as const;
    return await systemReadClientPage(db, {
      condition,
      order,
      total: most,
      paging: { limit: most, offset: 0 },
    });
  },
  isConfirmed: hasConfirmedAddress,
  quotes: async (db, which) => {
    const quotes = await findQuotesOfCompany(db, which, mostShown);
    return {
      quotes: quotes.map((quote) => {
        const { id, reference, name, status, stage, total_cents, is_estimate, created_at } =
          presentToStaff(quote);
        return { id, reference, name, status, stage, total_cents, is_estimate, created_at };
      }),
      open_cents: await sumOpenOfCompany(db, which),
    };
  },
};
