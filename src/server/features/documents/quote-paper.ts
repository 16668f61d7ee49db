import type { Language } from "#domain/language/language.ts";
import { showCents } from "#domain/money/show-money.ts";
import { nameColours } from "#domain/quotes/fabric-colours.ts";
import { isPriceFixed, quoteStatusTable } from "#domain/quotes/quote-status.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { showDay, showShopTime } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import { documentWords, notSpecified } from "./document-words.ts";
import type { Paper } from "./paper.ts";
import { clientFacts, clientName, factsOf, letterheadOf, markOf, pageLabelOf } from "./paper-parts.ts";
import { headOf, rowsOf, type Say } from "./quote-lines.ts";

export interface PaperSetting {
  readonly language: Language;
  readonly facts: ShopFacts;
  readonly say: Say;
  readonly now: Date;
  /** For whoever holds the link, which may be forwarded: without what only the client may read (SPEC-1.14). */
  readonly isForLink?: boolean;
}

/** A quote as a paper: the same lines and the same total as the API's. An unconfirmed total is called an estimate. */
export function quotePaper(quote: Quote, setting: PaperSetting): Paper {
  const { language, facts, say, now, isForLink = false } = setting;
  const { reference, status } = quote;
  const isFixed = isPriceFixed(status);
  return {
    language,
    ...letterheadOf(facts),
    title: say(withValues(documentWords.quote, { reference })),
    lead: say(
      withValues(quoteStatusTable[status].documentLead, {
        reason: (!isForLink && quote.rejectionReason?.trim()) || say(notSpecified),
      }),
    ),
    notice: undefined,
    facts: [
      isForLink
        ? factsOf(say, [[documentWords.client, clientName(quote, { isForLink })]])
        : clientFacts(quote, say),
      factsOf(say, [
        [documentWords.requestedOn, showShopTime(quote.createdAt, language)],
        [documentWords.confirmedOn, isFixed && quote.answeredAt && showShopTime(quote.answeredAt, language)],
        [documentWords.paidOn, quote.paidAt && showShopTime(quote.paidAt, language)],
        [documentWords.wantedBy, !isForLink && quote.wantedBy && showDay(quote.wantedBy, language)],
        [documentWords.purchaseOrder, !isForLink && quote.poNumber],
      ]),
    ],
    head: headOf(say),
    rows: rowsOf(quote, language, say),
    sums: [
      {
        label: say(isFixed ? documentWords.total : documentWords.estimate),
        value: showCents(quote.totalCents, language),
      },
    ],
    texts: isForLink
      ? []
      : factsOf(say, [
          [documentWords.fabric, nameColours(quote.productColours, say)],
          [documentWords.ink, nameColours(quote.logoColours, say)],
          [documentWords.project, quote.message],
        ]),
    pageLabel: pageLabelOf(say),
    markOf: markOf(say),
    madeAt: now,
  };
}
