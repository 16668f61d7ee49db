import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { type MoneyStyle, showCents } from "#domain/money/show-money.ts";
import { planItemOf } from "#domain/offers/offer-of-version.ts";
import { planDueWords, planKindWords, planPartWords } from "#domain/offers/plan-words.ts";
import { printedCode } from "#domain/offers/printed-code.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import type { VersionState } from "#domain/offers/version-state.ts";
import { toleranceOfVersion, toleranceSentence, toleranceShares } from "#domain/orders/tolerance.ts";
import { quoteStatusTable } from "#domain/quotes/quote-status.ts";
import { showDay, showShopTime } from "#domain/time/show-shop-time.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { DocumentFact, DocumentLayout, DocumentPart } from "../drawing/document-layout.ts";
import {
  discountLabel,
  factsOf,
  frameOf,
  moneyOf,
  pageNumbers,
  recipientFacts,
  type Say,
} from "./document-parts.ts";
import { notSpecified, documentMessages as words } from "./document-words.ts";
import {
  billedCompany,
  frenchHead,
  placeToSign,
  type QuotedVat,
  quoteMentions,
  sellerLines,
} from "./french-parts.ts";
import { frenchMessages as frenchWords } from "./french-words.ts";
import { offerMessages as offerWords } from "./offer-words.ts";
import type { QuoteSetting } from "./quote-document.ts";
import { headOf, rowOf } from "./quote-lines.ts";
import { linesOf, optionParts, quantitiesOf, shownLineOf } from "./version-lines.ts";
import {
  acceptPart,
  datesPart,
  madePart,
  type OfferAround,
  openingOf,
  quantityParts,
} from "./version-parts.ts";

type Setting = QuoteSetting & { readonly publicUrl: string };

/** A version of a quote as a document: what was sent, line by line, and how it was accepted. */
export function versionDocument(
  quote: Quote,
  version: QuoteVersionAnswer,
  around: OfferAround,
  setting: Setting,
): DocumentLayout {
  const { language, facts, say, isForLink, france } = setting;
  const money = moneyOf(setting);
  const { reference } = quote;
  const code = version.hash === null ? undefined : printedCode(version.hash);
  const mark = [reference, `v${version.number}`, code].filter(Boolean).join(" · ");
  const verify = verifyText(reference, code, setting);
  const isOffered = version.state === "sent" && !version.is_expired;
  const isOpen = version.state === "draft" || version.state === "sent";
  return {
    ...frameOf(setting, france && sellerLines(france.seller, say)),
    title: say(withValues(france ? frenchWords.devis : words.version, { reference, number: version.number })),
    lead: leadOf(quote, version, say, isForLink),
    notice: version.state === "draft" ? say(words.draft) : undefined,
    opening: openingOf(quote, version, around, setting),
    facts: [
      recipientFacts(quote, say, setting),
      [
        ...billedCompany(france?.company, say),
        ...factsOf(say, [
          [words.sentOn, version.sent_at && showShopTime(version.sent_at, language, facts.timeZone)],
          [words.validUntil, version.valid_until && showDay(version.valid_until, language)],
          [words.paidOn, quote.paidAt && showShopTime(quote.paidAt, language, facts.timeZone)],
          [
            words.wantedBy,
            !isForLink && quote.delivery.wanted_by && showDay(quote.delivery.wanted_by, language),
          ],
          [words.purchaseOrder, !isForLink && (version.acceptance?.po_number ?? quote.delivery.po_number)],
        ]),
      ],
    ],
    before: [madePart(quote, version, setting), ...quantityParts(version, setting)],
    tableTitle: say(offerWords.costs),
    head: france ? frenchHead(say) : headOf(say),
    rows: linesOf(version).map((line) => rowOf(shownLineOf(line), money, say)),
    sums: sumsOf(version, money, say, france !== undefined),
    after: [
      ...optionParts(version, money, say),
      ...planPart(version, money, say),
      ...(isOpen ? [datesPart(around.dates, quote, setting)] : []),
      termsPart(version, setting),
    ],
    texts: [
      ...(france
        ? quoteMentions(france, {
            ...{ say, email: facts.email },
            ...{ vat: vatOf(version), hasPlan: version.plan.length > 0 },
          })
        : []),
      ...factsOf(say, [[words.terms, version.terms ?? ""]]),
      ...certificateOf(version, money, say, facts.timeZone),
      ...(isOffered ? [] : verify),
    ],
    last: isOffered ? [acceptPart(quote, verify, setting)] : [],
    toSign: france && version.state === "sent" ? placeToSign(say) : undefined,
    pageLabel: say(withValues(words.versionFoot, { code: mark, ...pageNumbers })),
  };
}

/** How a version stands that is not the one in force; of that the quote says it. */
const leads: Readonly<Partial<Record<VersionState, Message>>> = {
  draft: words.draft,
  superseded: words.superseded,
  withdrawn: words.withdrawn,
  declined: words.declined,
};

function leadOf(quote: Quote, version: QuoteVersionAnswer, say: Say, isForLink: boolean): string {
  const own = leads[version.state];
  if (own) return say(own);
  // The specified word for it speaks of a payment; an offer waits for an answer first.
  if (version.state === "sent" && quote.status === "approved") return say(words.waiting);
  const isInParts = version.state === "accepted" && quote.status === "confirmed" && version.plan.length > 0;
  if (isInParts) return say(words.acceptedInParts);
  const reason = (!isForLink && quote.rejectionReason?.trim()) || say(notSpecified);
  return say(withValues(quoteStatusTable[quote.status].documentLead, { reason }));
}

/** How many bags may come (L19.1); where that depends on a choice, or nothing is counted in bags, the share alone. */
function toleranceWords(version: QuoteVersionAnswer): Message {
  const { options, acceptance } = version;
  const tolerance = toleranceOfVersion(version);
  const bags = linesOf(version).flatMap(({ kind, units }) =>
    kind === "product" && units !== null ? [units] : [],
  );
  const isOpen = options.length > 0 && !acceptance;
  return (!isOpen && toleranceSentence(bags, tolerance)) || toleranceShares(tolerance);
}

/** When which part is paid; nothing where everything is paid at once. */
function planPart({ plan }: QuoteVersionAnswer, money: MoneyStyle, say: Say): DocumentPart[] {
  if (plan.length === 0) return [];
  const amounts = plan.map((item) => ({
    label: `${say(planKindWords[item.kind])}, ${say(planDueWords(item))}`,
    value:
      item.amount_cents === null
        ? say(planPartWords(planItemOf(item).part, money))
        : showCents(item.amount_cents, money),
  }));
  return [{ kind: "amounts", title: say(words.plan), amounts }];
}

/** How many bags may come, what is not said of the tax in the sums, and whose terms hold. */
function termsPart(version: QuoteVersionAnswer, { say, publicUrl, france }: Setting): DocumentPart {
  const isUntaxed = version.taxes.length === 0 && !france;
  const tax = say(version.is_tax_exempt ? words.taxExempt : words.taxNotIncluded);
  return {
    kind: "facts",
    title: say(offerWords.onTerms),
    facts: factsOf(say, [
      [words.tolerance, say(toleranceWords(version))],
      [words.tax, isUntaxed && tax],
      [offerWords.saleTerms, say(withValues(offerWords.saleTermsText, { address: `${publicUrl}/terms` }))],
    ]),
  };
}

/** How a paper is compared with what is offered now; nothing of a draft, and of what was sent before versions had a code. */
function verifyText(
  reference: string,
  code: string | undefined,
  { say, publicUrl }: Setting,
): DocumentFact[] {
  if (code === undefined) return [];
  const value = say(withValues(words.verifyText, { address: `${publicUrl}/verify`, reference, code }));
  return [{ label: say(words.verify), value }];
}

function sumsOf(version: QuoteVersionAnswer, money: MoneyStyle, say: Say, isFrench: boolean): DocumentFact[] {
  const sum = (label: string, amount: number) => ({ label, value: showCents(amount, money) });
  const { total_cents: total, discount } = version;
  if (total === null && quantitiesOf(version).length > 0)
    return [{ label: say(totalOf(version, isFrench)), value: say(offerWords.byChoice) }];
  const shareOff = discount && "percent" in discount ? discount.percent : null;
  return [
    ...(version.discount_cents === 0
      ? []
      : [sum(discountLabel(shareOff, say, money.locale), -version.discount_cents)]),
    ...(version.freight_cents === 0 && version.tax_cents === 0
      ? []
      : [sum(say(words.goods), version.goods_cents)]),
    ...(version.freight_cents === 0 ? [] : [sum(say(words.freight), version.freight_cents)]),
    ...(isFrench ? [sum(say(frenchWords.net), version.goods_cents + version.freight_cents)] : []),
    ...version.taxes.map((tax) => sum(taxLabel(tax, money.locale), tax.cents)),
    {
      label: say(totalOf(version, isFrench)),
      value: total === null ? say(words.toConfirm) : showCents(total, money),
    },
  ];
}

/** Whether it bears VAT, and why not; its buyer's certificate says so, or its tax profile. */
function vatOf({ taxes, is_tax_exempt: isExempt }: QuoteVersionAnswer): QuotedVat {
  if (isExempt) return "bought-exempt";
  return taxes.length === 0 ? undefined : (taxes.find(({ reason }) => reason)?.reason ?? "taxed");
}

function totalOf({ is_freight_open, taxes }: QuoteVersionAnswer, isFrench: boolean) {
  if (is_freight_open) return words.plusFreight;
  return isFrench && taxes.length > 0 ? frenchWords.gross : words.total;
}

/** An answer that staff recorded is stated, and is no certificate (L6). */
function certificateOf(
  { acceptance }: QuoteVersionAnswer,
  money: MoneyStyle,
  say: Say,
  timeZone: string,
): DocumentFact[] {
  // Where it is not told by whom, there is nothing to certify.
  if (!acceptance || acceptance.name === null) return [];
  const { kind, name, at, total_cents, hash } = acceptance;
  const values = {
    name,
    date: showShopTime(at, money.locale, timeZone),
    total: showCents(total_cents, money),
  };
  if (kind === "recorded")
    return [{ label: say(words.accepted), value: say(withValues(words.recordedText, values)) }];
  const code = printedCode(hash);
  return [
    { label: say(words.certificate), value: say(withValues(words.certificateText, { ...values, code })) },
  ];
}
