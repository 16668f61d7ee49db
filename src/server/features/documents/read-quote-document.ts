import type { Language } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import type { Actor } from "#server/access/actor.ts";
import { noteQuoteOpened } from "#server/features/quotes/decide/decision-wait.ts";
import { readOfferInForce } from "#server/features/quotes/offers/read-versions.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import { publicUrlOf } from "#server/public-url.ts";
import type { Services } from "#server/services.ts";
import { printDocument } from "./print-document.ts";
import { quoteDocument } from "./quote-document.ts";
import type { PdfFile } from "./send-document.ts";
import { versionDocument } from "./version-document.ts";

export interface DocumentAsked {
  readonly id: number;
  /** Undefined: the language in which the buyer asked. */
  readonly language: Language | undefined;
}

/** A quote as a PDF, for staff, its client and the holder of its link, who sees less of it. @throws 404 */
export async function readQuoteDocument(
  services: Pick<Services, "db" | "shop" | "clock" | "translate" | "config" | "notifyMailWorker">,
  actor: Actor,
  { id, language: asked }: DocumentAsked,
): Promise<PdfFile> {
  const { db, shop, clock, translate } = services;
  const quote = await readQuote(db, actor, id);
  await noteQuoteOpened(services, actor.kind, quote);
  const language = asked ?? quote.language;
  const setting = {
    language,
    facts: shop.facts(),
    say: (message: Message) => translate(language, message),
    now: clock(),
    publicUrl: publicUrlOf(services.config),
    isForLink: actor.kind === "link",
  };
  // What staff wrote stands in the version alone; what was asked for is the document that is specified.
  const offer = await readOfferInForce(services, actor, id);
  const paper = offer ? versionDocument(quote, offer, setting) : quoteDocument(quote, setting);
  return { name: `${quote.reference}.pdf`, content: await printDocument(paper) };
}
