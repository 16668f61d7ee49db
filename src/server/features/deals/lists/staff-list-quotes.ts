import type { z } from "zod";
import type { QuoteForStaff } from "#contracts/quotes/quote-answers.ts";
import type { exportQuotes, listQuotes, quoteCounts } from "#contracts/quotes/quotes.ts";
import type { Locale } from "#domain/language/language.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import {
  byQuoteStatus,
  type QuoteStatus,
  quoteStatusTable,
  statusesNamed,
} from "#domain/quotes/quote-status.ts";
import { endOfShopDay, startOfShopDay } from "#domain/time/shop-day.ts";
import { inPortions, type Portions } from "#server/platform/http/send-rows.ts";
import { orderOf, pagingOf } from "#server/platform/lists/paging.ts";
import { totalOf } from "#server/platform/lists/read-list-counts.ts";
import type { Services } from "#server/services.ts";
import type { Quote } from "../model/quote.ts";
import {
  countQuotes,
  findQuotePage,
  findQuotesAfter,
  type QuoteFilter,
  type QuoteSearch,
} from "../model/quote-list.repository.ts";
import { presentToStaff } from "../presenters/present-quote.ts";

type Query = z.output<typeof listQuotes.query>;
type QuoteCounts = z.output<typeof quoteCounts>;

const [defaultPerPage] = pageSizes.quotes;
const portion = 200;

/** A page of the quotes, newest first unless asked otherwise, with the counters of all of them. */
export async function staffListQuotes(services: Pick<Services, "db" | "shop" | "translate">, query: Query) {
  const { db } = services;
  const paging = pagingOf(query, defaultPerPage);
  const filter = filterOf(services, query);
  const { quotes, total } = await findQuotePage(db, filter, orderOf(query.sort ?? "-created_at"), paging);
  return {
    quotes: quotes.map((quote) => presentToStaff(quote)),
    counts: await countByStatus(db),
    meta: paging.meta(total),
  };
}

/** All quotes that match, newest first, in portions: the list as specified, of any length, and exports. */
export async function* staffReadAllQuotes(
  services: Pick<Services, "db" | "shop" | "translate">,
  query: z.output<typeof exportQuotes.query>,
): Portions<QuoteForStaff> {
  const { db } = services;
  const filter = filterOf(services, query);
  for await (const quotes of inPortions<Quote>((last) => findQuotesAfter(db, filter, last, portion))) {
    yield quotes.map((quote) => presentToStaff(quote));
  }
}

function filterOf(
  services: Pick<Services, "shop" | "translate">,
  query: z.output<typeof exportQuotes.query>,
): QuoteFilter {
  const { timeZone } = services.shop.facts();
  return {
    search: query.search ? searchOf(services, query.search) : undefined,
    status: query.status,
    stage: query.stage,
    assigneeId: query.assignee,
    isLogoRequired: query.logo,
    from: query.from && startOfShopDay(query.from, timeZone),
    until: query.to && endOfShopDay(query.to, timeZone),
  };
}

/** A status is found in whatever language it is read. */
function searchOf({ translate }: Pick<Services, "translate">, text: string): QuoteSearch {
  const namesOf = (status: QuoteStatus) =>
    locales.map((locale) => translate(locale, quoteStatusTable[status].staffLabel));
  return { text, statuses: statusesNamed(text, namesOf) };
}

const locales = ["mul", "en", "fr"] as const satisfies readonly Locale[];

/** How many quotes stand in each status. */
export async function countByStatus(db: Services["db"]): Promise<QuoteCounts> {
  const counts = await countQuotes(db);
  return { total: totalOf(counts), ...byQuoteStatus((status) => counts.get(status) ?? 0) };
}
