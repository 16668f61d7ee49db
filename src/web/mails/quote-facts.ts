import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Mail } from "#contracts/mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import type { Locale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { lineDiscountWords } from "#domain/offers/line-discount.ts";
import { lineTitle, ownLineNames } from "#domain/offers/own-line-names.ts";
import { planKindWords, sinceWhenDueWords, whenDueWords } from "#domain/offers/plan-words.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { subtotalWords } from "#domain/offers/subtotal-words.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import { chainLines, type MoneyChain } from "#domain/payments/money-chain.ts";
import { namePlaces } from "#domain/prices/name-places.ts";
import { nameColours } from "#domain/quotes/cloth-names.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { say } from "../words/say.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { Fact } from "./mail-page.ts";

type QuoteMail = Exclude<Extract<Mail, { lines?: unknown }>, { template: "quote-news" }>;

/** What staff needs of a request beside its lines; blank values are left out. */
export function requestFacts(mail: MailOf<"staff-request-received">, i18n: I18n, locale: Locale): Fact[] {
  const names = (codes: readonly string[]) => nameColours(codes, mail.clothNames, locale);
  const facts = [
    { label: i18n._(msg`Company`), value: mail.company },
    { label: i18n._(msg`Needed by`), value: mail.wantedBy && showDay(mail.wantedBy, locale) },
    { label: i18n._(msg`Purchase order`), value: mail.poNumber },
    { label: i18n._(msg`Delivery address`), value: mail.deliveryAddress },
    { label: i18n._(msg`Bag colors`), value: names(mail.productColours ?? []) },
    { label: i18n._(msg`Logo colors`), value: names(mail.logoColours ?? []) },
    placesFact(mail, i18n),
    { label: i18n._(msg`Logo file`), value: mail.logoName },
    { label: i18n._(msg`Further files`), value: mail.fileNames?.join(", ") },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Where the logo is to be printed, as the client said it; blank where that was not stated. */
export function placesFact(
  { places = [] }: MailOf<"request-received" | "staff-request-received">,
  i18n: I18n,
): Fact {
  return {
    label: i18n._(msg`Printed places and colors`),
    value: namePlaces(places, (words) => say(i18n, words)),
  };
}

/** What is open after a payment; nothing after the last one. */
export function openFact(openCents: number | undefined, i18n: I18n, money: MoneyStyle): Fact[] {
  return openCents ? [{ label: i18n._(msg`Still to be paid`), value: showCents(openCents, money) }] : [];
}

/** Ordered, invoiced, paid and left, which `isTotal` sets apart; what is left is shown by itself in mails of before. */
export function moneyFacts(
  {
    money: chain,
    openCents,
  }: { readonly money?: MoneyChain | undefined; readonly openCents?: number | undefined },
  { i18n, locale, money }: Pick<MailContext, "i18n" | "locale" | "money">,
  { isTotal = false } = {},
): Fact[] {
  if (!chain) return openFact(openCents, i18n, money);
  return chainLines(chain, locale).map(({ label, cents }, index, lines) => ({
    ...{ label: say(i18n, label), value: showCents(cents, money), isInOnePiece: true },
    ...(isTotal && index === lines.length - 1 && { isTotal }),
  }));
}

/** Where what is left is paid. */
export function leftNotes(
  { money }: { readonly money?: MoneyChain | undefined },
  { i18n }: Pick<MailContext, "i18n">,
): string[] {
  return money?.leftCents ? [i18n._(msg`What is left can be paid on the page of your order.`)] : [];
}

/** What is owed: each item, when it is to be paid, and how much. */
export function duesFacts(
  dues: MailedDues | undefined,
  { i18n, locale, money }: Pick<MailContext, "i18n" | "locale" | "money">,
  { isOverdue = false } = {},
): Fact[] {
  return (dues ?? []).map((item) => ({
    label: say(i18n, planKindWords[item.kind]),
    detail: say(i18n, isOverdue ? sinceWhenDueWords(item, locale) : whenDueWords(item, locale)),
    value: showCents(item.amountCents, money),
    isInOnePiece: true,
  }));
}

/** A quote as the mail shows it: its reference, then what, how many at what price, and the sum. */
export function quoteFacts(mail: QuoteMail, i18n: I18n, money: MoneyStyle): Fact[] {
  // Until we confirm it, the logo's fee may still come to it.
  const isEstimate = mail.template === "request-received" || mail.template === "staff-request-received";
  const cents = (amount: number) => ({ value: showCents(amount, money), isInOnePiece: true });
  return [
    { label: i18n._(msg`Reference`), value: mail.reference },
    ...mail.lines.map((line) => lineFact(line, i18n, money)),
    ...logoFact(mail, i18n, money),
    ...(mail.discountCents ? [{ label: i18n._(msg`Discount`), ...cents(-mail.discountCents) }] : []),
    ...(mail.taxes ?? []).map((tax) => ({
      label: taxLabel({ ...tax, percent: tax.ppm / 10_000 }, money.locale),
      ...cents(tax.cents),
    })),
    ...(mail.agreedCents === undefined
      ? []
      : [{ label: i18n._(msg`As agreed`), ...cents(mail.agreedCents) }]),
    {
      label: isEstimate ? i18n._(msg`Total (estimate)`) : i18n._(msg`Total`),
      value: showCents(mail.totalCents, money),
      isTotal: true,
    },
  ];
}

/** What an offer holds, line by line, and what leads to its total; for quantities to choose from, each with its own. */
export function offeredFacts(
  { lines = [], discountCents, taxes = [], quantities = [] }: MailOf<"quote-news">,
  { i18n, money }: Pick<MailContext, "i18n" | "money">,
): Fact[] {
  const cents = (amount: number) => ({ value: showCents(amount, money), isInOnePiece: true });
  return [
    ...lines.map((line) => lineFact(line, i18n, money)),
    ...(discountCents ? [{ label: i18n._(msg`Discount`), ...cents(-discountCents) }] : []),
    ...taxes.map((tax) => ({
      label: taxLabel({ ...tax, percent: tax.ppm / 10_000 }, money.locale),
      ...cents(tax.cents),
    })),
    ...quantities.map(({ title, totalCents }) => ({
      label: i18n._(msg`With ${title}, in all`),
      ...cents(totalCents),
    })),
  ];
}

function lineFact(line: QuoteMail["lines"][number], i18n: I18n, money: MoneyStyle): Fact {
  if ("product" in line) {
    const { product, size, units, unitPriceE4 } = line;
    const amountCents = lineTotal({ unitPrice: unitPriceE4, units });
    const name = `${product}, ${size}`;
    return lineFact({ kind: "product", name, units, unitPriceE4, amountCents }, i18n, money);
  }
  const { units, unitPriceE4, amountCents } = line;
  const count = units && i18n._(msg`${plural(units, { one: "# unit", other: "# units" })}`);
  const details = [
    count && unitPriceE4 !== undefined ? `${count} × ${showUnitPrice(unitPriceE4, money)}` : "",
    line.discount ? say(i18n, lineDiscountWords(line.discount, money)) : "",
    line.subtotalCents === undefined ? "" : say(i18n, subtotalWords(line.subtotalCents, money)),
  ].filter(Boolean);
  const name = lineTitle(line, (words) => say(i18n, words), money.locale);
  return {
    label: line.freight === "estimate" ? i18n._(msg`${name} (estimated)`) : name,
    ...(details.length > 0 && { detail: details.join(" · ") }),
    value: amountCents === undefined ? wordsForAmount(line, i18n) : showCents(amountCents, money),
    isInOnePiece: amountCents !== undefined,
  };
}

function wordsForAmount({ kind, freight }: ShownLine, i18n: I18n): string {
  if (isWords(kind)) return "";
  return freight === "collect" ? i18n._(msg`on your carrier account`) : i18n._(msg`to be confirmed`);
}

/** The logo's fee in mails of before. */
function logoFact({ isLogoRequired, logoFeeCents }: QuoteMail, i18n: I18n, money: MoneyStyle): Fact[] {
  if (!isLogoRequired) return [];
  const line = { kind: "setup", name: ownLineNames.logo } as const;
  return [lineFact({ ...line, ...(logoFeeCents && { amountCents: logoFeeCents }) }, i18n, money)];
}
