import type { Language, Locale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents } from "#domain/money/show-money.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { chainLines, chainMessages, type MoneyChain } from "#domain/payments/money-chain.ts";
import { addressLines } from "#domain/shop/shop-address.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { DocumentFact, DocumentLayout, DocumentPart } from "../drawing/document-layout.ts";
import { missingScriptMessages } from "../drawing/missing-script.ts";
import { printable } from "../drawing/printable.ts";
import { documentMessages } from "./document-words.ts";

export type Say = (message: Message) => string;

/** What a document is written with. */
export interface DocumentSetting {
  readonly language: Language;
  readonly facts: ShopFacts;
  readonly say: Say;
  readonly now: Date;
}

/** How a document writes money: in its own language. */
export function moneyOf({ language, facts }: Pick<DocumentSetting, "language" | "facts">): MoneyStyle {
  return { locale: language, currency: facts.currency };
}

/** The pages of a document and its sender; `ownLines` is what its country asks for. */
export function frameOf(setting: DocumentSetting, ownLines: readonly string[] = []) {
  const { facts } = setting;
  return {
    ...pagesOf(setting),
    shopName: facts.name,
    shopLines: [...addressLines(facts), facts.phone, facts.email, ...ownLines].filter(Boolean),
  };
}

/** Placeholders: how many pages there are is known when they are drawn. */
export const pageNumbers = { page: "{page}", pages: "{pages}" };

/** What the pages of every document have. */
export function pagesOf({ language, say, now }: Omit<DocumentSetting, "facts">) {
  return {
    language,
    pageLabel: say(withValues(documentMessages.page, pageNumbers)),
    marks: new Map(Object.entries(missingScriptMessages).map(([script, words]) => [script, say(words)])),
    madeAt: now,
  } satisfies Partial<DocumentLayout>;
}

/** `Discount (5 %)`; without a share for a discount that is an amount. */
export function discountLabel(percent: number | null, say: Say, locale: Locale): string {
  const name = say(documentMessages.discount);
  return percent === null ? name : taxLabel({ name, percent }, locale);
}

/**
 * The client's name. Where its letters cannot be rendered, the e-mail address stands beside it;
 * for the holder of the link, most of it is hidden.
 */
export function clientName({ name, email }: Quote, { isForLink = false } = {}): string {
  if (!printable(name, () => "").isPartly) return name;
  return `${name} · ${isForLink ? maskEmail(email) : email}`;
}

/** Who reads a document about a quote. */
export interface Readership {
  /** The holder of the link, which may be forwarded: without what is the client's alone (SPEC-1.14). */
  readonly isForLink: boolean;
  /** It goes by mail to the client's own address: company and address stand on it, as they do on what is signed. */
  readonly isForMail?: boolean;
}

/** The recipient of the document, and how to reach him. */
export function clientFacts(quote: Quote, say: Say, readership?: Readership): DocumentFact[] {
  const { isForLink = false } = readership ?? {};
  const recipient = recipientFacts(quote, say, readership);
  const contact = factsOf(say, [
    [documentMessages.email, !isForLink && quote.email],
    [documentMessages.phone, !isForLink && quote.phone],
  ]);
  return [...recipient, ...contact];
}

/** Whom the document is for: name, company, address. */
export function recipientFacts(
  quote: Quote,
  say: Say,
  { isForLink, isForMail = false }: Readership = { isForLink: false },
): DocumentFact[] {
  const { company, delivery_address: address } = quote.delivery;
  const isNamed = !isForLink || isForMail;
  return factsOf(say, [
    [documentMessages.client, clientName(quote, { isForLink })],
    [documentMessages.company, isNamed && company],
    [documentMessages.delivery, isNamed && address],
  ]);
}

/** `Short: included`, as its language writes a colon. */
export function pairOf(say: Say, name: string, value: string): string {
  return say(withValues(documentMessages.pair, { name, value }));
}

/** The money of an order from end to end. */
export function chainPart(chain: MoneyChain, money: MoneyStyle, say: Say): DocumentPart {
  const amounts = chainLines(chain, money.locale).map(({ label, cents }) => ({
    label: say(label),
    value: showCents(cents, money),
  }));
  return { kind: "amounts", title: say(chainMessages.title), amounts };
}

/** The facts that are known; empty ones are left out. */
export function factsOf(
  say: Say,
  facts: readonly (readonly [Message, string | false | null])[],
): DocumentFact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : []));
}
