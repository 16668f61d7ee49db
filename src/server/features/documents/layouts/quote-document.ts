import { showCents } from "#domain/money/show-money.ts";
import { namePlaces } from "#domain/prices/name-places.ts";
import { nameColours } from "#domain/quotes/cloth-names.ts";
import { isPriceFixed, quoteStatusTable } from "#domain/quotes/quote-status.ts";
import { showDay, showShopTime } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import { shownOffer } from "#server/features/deals/model/shown-offer.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
import {
  clientFacts,
  type DocumentSetting,
  factsOf,
  frameOf,
  moneyOf,
  type Readership,
} from "./document-parts.ts";
import { documentMessages, notSpecified } from "./document-words.ts";
import { type FrenchDocument, frenchHead, placeToSign, quoteMentions, sellerLines } from "./french-parts.ts";
import { headOf, rowOf } from "./quote-lines.ts";

export interface QuoteSetting extends DocumentSetting, Readership {
  /** In a shop in France. */
  readonly france: FrenchDocument | undefined;
}

/** A quote as a document: the API's lines and total. An unconfirmed total is called an estimate. */
export function quoteDocument(quote: Quote, setting: QuoteSetting): DocumentLayout {
  const { language, facts, say, isForLink, france } = setting;
  const money = moneyOf(setting);
  const { reference, status } = quote;
  const isFixed = isPriceFixed(status);
  return {
    ...frameOf(setting, france && sellerLines(france.seller, say)),
    title: say(withValues(documentMessages.quote, { reference })),
    lead: say(
      withValues(quoteStatusTable[status].documentLead, {
        reason: (!isForLink && quote.rejectionReason?.trim()) || say(notSpecified),
      }),
    ),
    notice: undefined,
    facts: [
      clientFacts(quote, say, setting),
      factsOf(say, [
        [documentMessages.requestedOn, showShopTime(quote.createdAt, language, facts.timeZone)],
        [
          documentMessages.confirmedOn,
          isFixed && quote.answeredAt && showShopTime(quote.answeredAt, language, facts.timeZone),
        ],
        [documentMessages.paidOn, quote.paidAt && showShopTime(quote.paidAt, language, facts.timeZone)],
        [
          documentMessages.wantedBy,
          !isForLink && quote.delivery.wanted_by && showDay(quote.delivery.wanted_by, language),
        ],
        [documentMessages.purchaseOrder, !isForLink && quote.delivery.po_number],
      ]),
    ],
    head: france ? frenchHead(say) : headOf(say),
    rows: shownOffer(quote).lines.map((line) => rowOf(line, money, say)),
    sums: [
      {
        label: say(isFixed ? documentMessages.total : documentMessages.estimate),
        value: showCents(quote.totalCents, money),
      },
    ],
    texts: [
      ...(isForLink
        ? []
        : factsOf(say, [
            [documentMessages.fabric, nameColours(quote.productColours, quote.clothNames, language)],
            [documentMessages.ink, nameColours(quote.logoColours, quote.clothNames, language)],
            [documentMessages.places, namePlaces(quote.places, say)],
            [documentMessages.project, quote.message],
          ])),
      // What the request alone comes to bears no tax.
      ...(france ? quoteMentions(france, { say, email: facts.email, vat: undefined, hasPlan: false }) : []),
    ],
    toSign: france && status === "confirmed" ? placeToSign(say) : undefined,
  };
}
