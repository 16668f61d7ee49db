import type { ArtworkFileAnswer, ArtworkFilesAnswer } from "#contracts/quotes/artwork-files.ts";
import { artworkTypeOfKey } from "#domain/artwork/artwork-file.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import type { FileRow } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { findArtwork, findFormerArtwork, type KeptArtwork } from "../model/artwork-files.repository.ts";
import type { Quote } from "../model/quote.ts";
import { readQuote } from "../model/read-quote.ts";
import { readStoredFacts } from "./decode-logo.ts";
import { presentReport } from "./present-report.ts";

/** How many files of former deals are offered. */
const mostFormer = 30;

/** The files of a deal, for those who read it, and what its client may take again. @throws 404, 403 */
export async function readArtwork(
  services: Services,
  party: Staff | Buyer,
  { quoteId, locale }: { readonly quoteId: number; readonly locale: Locale },
): Promise<ArtworkFilesAnswer> {
  const { db } = services;
  const quote = await readQuote(db, party, quoteId, "quotes.read");
  const kept = await findArtwork(db, quoteId);
  const own = new Set(kept.map(({ file_id }) => file_id));
  const followed = new Set(kept.map(({ follows_id }) => follows_id));
  const former = await formerOf(db, party, quote);
  return {
    files: kept.map((each) => ({
      ...presentFile(each),
      ...{ version: each.version, is_superseded: followed.has(each.id), state: each.file.state },
      report: reportOf(services, each.file, locale),
      by: { kind: each.author_kind, name: each.author_name },
    })),
    former: former
      .filter(({ file_id }) => !own.has(file_id))
      .map((each) => ({ ...presentFile(each), quote_id: each.quote_id, reference: each.reference })),
  };
}

/** What another deal of the same client holds; the holder of a link sees no other deal. */
export async function formerOf(db: Db, party: Staff | Buyer, { id, clientId }: Quote) {
  if (party.kind === "offer-link") return [];
  const found = await findFormerArtwork(db, { clientId, exceptQuoteId: id, most: mostFormer });
  return found.filter(({ file }) => file.state === "ready");
}

/** Known by the id of what is stored, as a sketch names it. */
function presentFile({ file_id: id, role, file, created_at }: KeptArtwork) {
  const { original_name: name, byte_size: bytes } = file;
  const has_preview = file.state === "ready" && file.preview_key !== null;
  return { ...{ id, name, type: typeOf(file), bytes, role }, has_preview, created_at };
}

function typeOf({ storage_key }: FileRow): ArtworkFileAnswer["type"] {
  const type = artworkTypeOfKey(storage_key);
  if (!type) throw new Error(`a file of no kind: ${storage_key}`);
  return type;
}

function reportOf(services: Services, file: FileRow, locale: Locale): ArtworkFileAnswer["report"] {
  if (file.state !== "ready") return null;
  return presentReport(services, { type: typeOf(file), facts: readStoredFacts(file.facts), locale });
}

/**
 * A file as it was sent, or the picture that was drawn of it. An SVG goes out as that picture alone: it is a page in which
 * something may run. @throws 404, 403
 */
export async function openArtwork(
  { db, storage }: Pick<Services, "db" | "storage">,
  party: Staff | Buyer,
  {
    quoteId,
    fileId,
    isPreview,
  }: { readonly quoteId: number; readonly fileId: number; readonly isPreview: boolean },
): Promise<OpenedFile> {
  await readQuote(db, party, quoteId, "quotes.read");
  const file = (await findArtwork(db, quoteId)).find(({ file_id }) => file_id === fileId)?.file;
  if (file?.state !== "ready") throw new AppError("not_found");
  const isDrawn = isPreview || typeOf(file) === "svg";
  const key = isDrawn ? file.preview_key : file.storage_key;
  const opened = key === null ? undefined : await storage.open(key);
  if (!opened) throw new AppError("not_found");
  const { stream: content, byteSize } = opened;
  if (!isDrawn) return { content, byteSize, name: file.original_name, mediaType: file.media_type };
  return { content, byteSize, name: file.original_name.replace(/\.\w+$/, ".png"), mediaType: "image/png" };
}
