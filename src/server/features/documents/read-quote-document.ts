import type { Language } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import type { Actor } from "#server/access/actor.ts";
import { noteQuoteOpened } from "#server/features/quotes/decide/decision-wait.ts";
import { readVersionInForce } from "#server/features/quotes/offers/read-versions.ts";
import type { Quote } from "#server/features/quotes/quote.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import { systemFindQuote } from "#server/features/quotes/system-read-quote.ts";
import { publicUrlOf } from "#server/public-url.ts";
import type { Services } from "#server/services.ts";
import { printDocument } from "./print-document.ts";
import { quoteDocument } from "./quote-document.ts";
import { readParties } from "./read-parties.ts";
import type { PdfFile } from "./send-document.ts";
import { versionDocument } from "./version-document.ts";

export interface DocumentAsked {
  readonly id: number;
  /** Undefined: the language in which the buyer asked. */
  readonly language: Language | undefined;
}

type Reading = Pick<Services, "db" | "shop" | "storage" | "clock" | "translate" | "config">;

/** A quote as a PDF, for staff, its client and the holder of its link, who sees less of it. @throws 404 */
export async function readQuoteDocument(
  services: Reading & Pick<Services, "notifyMailWorker">,
  actor: Actor,
  asked: DocumentAsked,
): Promise<PdfFile> {
  const quote = await readQuote(services.db, actor, asked.id);
  await noteQuoteOpened(services, actor.kind, quote);
  return await composeQuote(services, actor, quote, asked.language);
}

/**
 * The same for a mail that carries the quote's link, and as the link shows it: the mail may be forwarded. It does not
 * count as opened by that. Undefined for a quote that was deleted meanwhile.
 */
export async function systemReadQuoteDocument(
  services: Reading,
  { id, language }: DocumentAsked,
): Promise<PdfFile | undefined> {
  const quote = await systemFindQuote(services.db, id);
  if (!quote) return undefined;
  const link = { kind: "link", quoteId: id, clientId: quote.clientId } as const;
  return await composeQuote(services, link, quote, language);
}

async function composeQuote(
  services: Reading,
  actor: Actor,
  quote: Quote,
  asked: Language | undefined,
): Promise<PdfFile> {
  const { shop, clock, translate } = services;
  const language = shop.facts().onlyLanguage ?? asked ?? quote.language;
  const isForLink = actor.kind === "link";
  const version = await readVersionInForce(services, actor, quote.id);
  const setting = {
    language,
    ...(await readParties(services, quote, { number: version?.number, isForLink })),
    say: (message: Message) => translate(language, message),
    now: clock(),
    publicUrl: publicUrlOf(services.config),
    isForLink,
  };
  // What staff wrote stands in the version alone; what was asked for is the document that is specified.
  const isWritten = version?.rounding === "per-line";
  const paper = isWritten ? versionDocument(quote, version, setting) : quoteDocument(quote, setting);
  return { name: `${quote.reference}.pdf`, content: await printDocument(services, paper) };
}
