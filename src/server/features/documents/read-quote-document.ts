import type { Language } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Actor } from "#server/access/actor.ts";
import { noteQuoteOpened } from "#server/features/quotes/decide/decision-wait.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import type { Services } from "#server/services.ts";
import { printDocument } from "./print-document.ts";
import { quoteDocument } from "./quote-document.ts";
import type { PdfFile } from "./send-document.ts";

export interface DocumentAsked {
  readonly id: number;
  /** Undefined: the language in which the buyer asked. */
  readonly language: Language | undefined;
  readonly facts: ShopFacts;
}

/** A quote as a PDF, for staff, its client and the holder of its link, who sees less of it. @throws 404 */
export async function readQuoteDocument(
  services: Pick<Services, "db" | "clock" | "translate" | "notifyMailWorker">,
  actor: Actor,
  { id, language: asked, facts }: DocumentAsked,
): Promise<PdfFile> {
  const { db, clock, translate } = services;
  const quote = await readQuote(db, actor, id);
  await noteQuoteOpened(services, actor.kind, quote);
  const language = asked ?? quote.language;
  const paper = quoteDocument(quote, {
    language,
    facts,
    say: (message) => translate(language, message),
    now: clock(),
    isForLink: actor.kind === "link",
  });
  return { name: `${quote.reference}.pdf`, content: await printDocument(paper) };
}
