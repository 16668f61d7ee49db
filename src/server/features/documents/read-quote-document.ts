import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { shownAlt } from "#domain/catalogue/shown-texts.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { Actor } from "#server/access/actor.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { noteQuoteOpened } from "#server/features/deals/commands/decision-wait.ts";
import { currentParties, readOfferParties } from "#server/features/deals/model/offer-parties.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import { readQuote } from "#server/features/deals/model/read-quote.ts";
import { systemFindQuote } from "#server/features/deals/model/system-read-quote.ts";
import { datesOf, pictureOf, sellerOf } from "#server/features/deals/offers/offer-around.ts";
import { readVersion, readVersionInForce } from "#server/features/deals/offers/read-versions.ts";
import { systemReadSmallSketch } from "#server/features/deals/sketches/system-read-small-sketch.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { storedKey } from "#server/platform/pictures/picture-info.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { frenchDocumentOf } from "./layouts/french-parts.ts";
import { type QuoteSetting, quoteDocument } from "./layouts/quote-document.ts";
import { sketchPicture } from "./layouts/sketch-picture.ts";
import { versionDocument } from "./layouts/version-document.ts";
import type { OfferAround } from "./layouts/version-parts.ts";

type Reading = Printing & Pick<Services, "translate" | "config">;

/** A quote as a PDF, for staff, its client and the holder of its link, who sees less of it. @throws 404 */
export async function readQuoteDocument(
  services: Reading & Pick<Services, "notifyMailWorker">,
  actor: Actor,
  asked: DocumentAsked,
): Promise<PdfFile> {
  const quote = await readQuote(services.db, actor, asked.id);
  await noteQuoteOpened(services, actor.kind, quote);
  return await composeQuote(services, actor, quote, {
    language: asked.language,
    isForMail: actor.kind === "offer-link",
  });
}

/**
 * The same for a mail that carries the quote's link, with what the link shows, and the client's company and address. It does
 * not count as opened by that. Undefined for a quote that was deleted meanwhile.
 */
export async function systemReadQuoteDocument(
  services: Reading,
  { id, language }: DocumentAsked,
): Promise<PdfFile | undefined> {
  const quote = await systemFindQuote(services.db, id);
  if (!quote) return undefined;
  const link = { kind: "link", quoteId: id, clientId: quote.clientId } as const;
  return await composeQuote(services, link, quote, { language, isForMail: true });
}

/** A version of a quote as a PDF, or its draft. @throws 404 for one that this reader does not see */
export async function readVersionDocument(
  services: Reading,
  actor: Actor,
  { id, number, language }: DocumentAsked & { readonly number: number | "draft" },
): Promise<PdfFile> {
  const quote = await readQuote(services.db, actor, id);
  const version = await readVersion(services, actor, { quoteId: id, number });
  if (!version) throw new AppError("not_found");
  const setting = await settingOf(services, actor, quote, {
    ...{ number: version.number, language },
    isForMail: actor.kind === "offer-link",
  });
  const layout = versionDocument(quote, version, await aroundOf(services, quote, version, setting), setting);
  return await printDocument(services, layout, {
    name: `${quote.reference}-v${version.number}`,
    stored: version.state === "draft" ? undefined : storedAs(quote, version, setting),
  });
}

async function composeQuote(
  services: Reading,
  actor: Actor,
  quote: Quote,
  { language, isForMail = false }: Pick<DocumentAsked, "language"> & { readonly isForMail?: boolean },
): Promise<PdfFile> {
  const version = await readVersionInForce(services, actor, quote.id);
  const setting = await settingOf(services, actor, quote, { number: version?.number, language, isForMail });
  // What staff wrote stands in the version alone; what was asked for is the document that is specified.
  const isWritten = version?.rounding === "per-line";
  const layout = isWritten
    ? versionDocument(quote, version, await aroundOf(services, quote, version, setting), setting)
    : quoteDocument(quote, setting);
  return await printDocument(services, layout, {
    name: quote.reference,
    stored: storedAs(quote, isWritten ? version : undefined, setting),
    isForMail,
  });
}

/** The picture of the bag, who sent it, and the days as they are counted from the day on which it was sent. */
async function aroundOf(
  services: Reading,
  quote: Quote,
  version: QuoteVersionAnswer,
  { language }: QuoteSetting,
): Promise<OfferAround> {
  const { db, storage, clock, shop } = services;
  const { state, sent_at } = version;
  const isStanding = state === "sent" || state === "accepted";
  const seller = isStanding ? await sellerOf(db, quote.id) : null;
  const sketch = await systemReadSmallSketch(services, { quoteId: quote.id, of: version.number });
  const say = (message: Message) => services.translate(language, message);
  const shown = sketch ? undefined : await pictureOf(db, quote, version);
  // An offer without its picture is better than none: the storage may be away.
  const bytes = shown && (await storage.get(storedKey(shown.picture.src)).catch(() => undefined));
  const sentOn = shopDayAt(sent_at === null ? clock() : new Date(sent_at), shop.facts().timeZone);
  return {
    seller: seller?.name,
    picture: bytes ? { bytes, label: shownAlt(shown, language) || shown.name } : sketchPicture(sketch, say),
    dates: datesOf(services, quote, sentOn),
  };
}

/** A version's own address and that of its quote show one paper. */
function storedAs(
  { id }: Quote,
  version: { readonly number: number } | undefined,
  { language, isForLink, isForMail }: QuoteSetting,
) {
  const reader = isForMail ? "mail" : isForLink ? "link" : "client";
  return {
    quoteId: id,
    document: [version ? `version ${id}.${version.number}` : `quote ${id}`, language, reader].join(" "),
  };
}

/** Who offers to whom in this version: as it was sent, or else as it would be sent now (ADR-73). */
async function settingOf(
  services: Reading,
  actor: Actor,
  quote: Quote,
  {
    number,
    language,
    isForMail = false,
  }: Pick<DocumentAsked, "language"> & { readonly number: number | undefined; readonly isForMail?: boolean },
) {
  const { db, shop, config } = services;
  const isForLink = actor.kind === "link" || actor.kind === "offer-link";
  const sent = number === undefined ? undefined : await readOfferParties(db, { quoteId: quote.id, number });
  const parties = sent ?? (await currentParties(db, quote, shop.settings()));
  const setting = documentSetting(services, quote, language);
  return {
    ...setting,
    facts: { ...setting.facts, ...parties.shop },
    france: frenchDocumentOf(parties, { isForLink, isForMail }),
    isForMail,
    publicUrl: publicUrlOf(config),
    isForLink,
  };
}
