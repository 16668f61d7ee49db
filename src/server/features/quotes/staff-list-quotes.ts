import type { z } from "zod";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import type { listQuotes, quoteCounts } from "#contracts/quotes.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import { endOfShopDay, startOfShopDay } from "#domain/time/shop-day.ts";
import { inPortions, type Portions } from "#server/platform/http/send-rows.ts";
import { orderOf, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { presentToStaff } from "./present-quote.ts";
import type { Quote } from "./quote.ts";
import {
  countMatchingQuotes,
  countQuotes,
  findQuotePage,
  findQuotesAfter,
  type QuoteFilter,
} from "./quote-list.repository.ts";

type Query = z.output<typeof listQuotes.query>;
type QuoteCounts = z.output<typeof quoteCounts>;

const [defaultPerPage] = pageSizes.quotes;
const portion = 200;

/** A page of the quotes, newest first unless asked otherwise, with the counters of all of them (S2 §2, P27). */
export async function staffListQuotes({ db }: Pick<Services, "db">, query: Query) {
  const paging = pagingOf(query, defaultPerPage);
  const filter = filterOf(query);
  const quotes = await findQuotePage(db, filter, orderOf(query.sort ?? "-created_at"), paging);
  const counts = await countByStatus(db);
  // The counters know how many there are of a status; only other filters need counting.
  const { status, ...others } = filter;
  const isCounted = Object.values(others).every((value) => value === undefined || value === "");
  const total = isCounted ? counts[status ?? "total"] : await countMatchingQuotes(db, filter);
  return { quotes: quotes.map((quote) => presentToStaff(quote)), counts, meta: paging.meta(total) };
}

/** All quotes, newest first, in portions: the list as specified, of any length (S2 §7, P27). */
export async function* staffReadAllQuotes({ db }: Pick<Services, "db">): Portions<QuoteForStaff> {
  for await (const quotes of inPortions<Quote>((last) => findQuotesAfter(db, last, portion))) {
    yield quotes.map((quote) => presentToStaff(quote));
  }
}

function filterOf(query: Query): QuoteFilter {
  return {
    search: query.search,
    status: query.status,
    isLogoRequired: query.logo,
    from: query.from && startOfShopDay(query.from),
    until: query.to && endOfShopDay(query.to),
  };
}

/** How many quotes stand in each status (S2 §2). */
export async function countByStatus(db: Services["db"]): Promise<QuoteCounts> {
  const counts = await countQuotes(db);
  const of = (status: QuoteStatus) => counts.get(status) ?? 0;
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    pending: of("pending"),
    approved: of("approved"),
    confirmed: of("confirmed"),
    rejected: of("rejected"),
    paid: of("paid"),
  };
}
