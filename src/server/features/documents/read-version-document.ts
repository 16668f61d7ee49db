import type { Actor } from "#server/access/actor.ts";
import { readVersion } from "#server/features/quotes/offers/read-versions.ts";
import { readQuote } from "#server/features/quotes/read-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { publicUrlOf } from "#server/public-url.ts";
import type { Services } from "#server/services.ts";
import { printDocument } from "./print-document.ts";
import { readParties } from "./read-parties.ts";
import type { DocumentAsked } from "./read-quote-document.ts";
import type { PdfFile } from "./send-document.ts";
import { versionDocument } from "./version-document.ts";

/** A version of a quote as a PDF, or its draft. @throws 404 for one that this reader does not see */
export async function readVersionDocument(
  services: Pick<Services, "db" | "shop" | "storage" | "clock" | "translate" | "config">,
  actor: Actor,
  { id, number, language: asked }: DocumentAsked & { readonly number: number | "draft" },
): Promise<PdfFile> {
  const { db, shop, clock, translate } = services;
  const quote = await readQuote(db, actor, id);
  const version = await readVersion(services, actor, { quoteId: id, number });
  if (!version) throw new AppError("not_found");
  const language = shop.facts().onlyLanguage ?? asked ?? quote.language;
  const isForLink = actor.kind === "link";
  const paper = versionDocument(quote, version, {
    language,
    ...(await readParties(services, quote, { number: version.number, isForLink })),
    say: (message) => translate(language, message),
    now: clock(),
    publicUrl: publicUrlOf(services.config),
    isForLink,
  });
  return { name: `${quote.reference}-v${version.number}.pdf`, content: await printDocument(services, paper) };
}
