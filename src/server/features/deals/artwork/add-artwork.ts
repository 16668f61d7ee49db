import {
  type ArtworkRole,
  artworkFileRule,
  artworkLimits,
  artworkTypeOf,
} from "#domain/artwork/artwork-file.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { type Message, withValues } from "#domain/words.ts";
import { auditActorOf, type Buyer, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { addFile, type NewFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { findArtwork, insertArtwork, type KeptArtwork } from "../model/artwork-files.repository.ts";
import type { ArtworkAuthor } from "../model/artwork-files.table.ts";
import type { Quote } from "../model/quote.ts";
import { readQuote } from "../model/read-quote.ts";
import { type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { requireArtworkRoom } from "./artwork-room.ts";
import { formerOf } from "./read-artwork.ts";
import { dropFile, receiveFile } from "./receive-file.ts";

const missing: Message = /*i18n*/ { id: "artwork.file.missing", message: "Please choose a file." };
const full: Message = /*i18n*/ {
  id: "artwork.file.count",
  message: "A deal keeps {most} files. Please send further ones with a message.",
};
const unknown: Message = /*i18n*/ { id: "artwork.file.unknown", message: "There is no such file any more." };

interface Adding {
  readonly quoteId: number;
  readonly role: ArtworkRole;
  readonly upload: UploadedFile | undefined;
  /** The file whose next version it is. */
  readonly follows: number | undefined;
  /** A file of another deal of the same client. */
  readonly again: number | undefined;
  readonly address: string;
}

/** A file that is stored, or one that another deal has stored. */
type Brought = { readonly file: NewFile } | { readonly former: KeptArtwork };

/**
 * Adds a file to a deal, for good: what is sent anew under its role and name, or says which one it follows, is the next
 * version. @throws 404, 403, 422 by field, 503
 */
export async function addArtwork(services: Services, party: Staff | Buyer, adding: Adding): Promise<void> {
  const quote = await readQuote(services.db, party, adding.quoteId, "artwork.write");
  const brought = await bring(services, party, quote, adding);
  try {
    await runOnDeal(
      services,
      auditActorOf(party),
      () => ({ quoteId: quote.id }),
      (running) => write(running, party, { ...adding, brought }),
    );
  } catch (error) {
    // A database that failed may have committed the file after all: then it stays.
    if (error instanceof AppError && "file" in brought) await dropFile(services, brought.file);
    throw error;
  }
}

async function bring(
  services: Services,
  party: Staff | Buyer,
  quote: Quote,
  { again, upload, address }: Adding,
): Promise<Brought> {
  if (again !== undefined) {
    const former = (await formerOf(services.db, party, quote)).find(({ file_id }) => file_id === again);
    if (!former) throw refused("again", unknown);
    return { former };
  }
  if (!upload) throw refused("file", missing);
  const { name, bytes, isTruncated } = upload;
  const start = bytes.subarray(0, fileStartBytes);
  const type = artworkTypeOf(name, start);
  const words = artworkFileRule({ name, start, size: isTruncated ? bytes.length + 1 : bytes.length });
  if (words || !type) throw refused("file", words ?? missing);
  await requireArtworkRoom(services, party, { bytes: bytes.length, address });
  return { file: await receiveFile(services, upload, { folder: "artwork", field: "file", type }) };
}

async function write(
  running: Running,
  party: Staff | Buyer,
  { quoteId, role, follows, brought }: Adding & { readonly brought: Brought },
): Promise<void> {
  const { transaction, at } = running;
  running.unchanged();
  const kept = await findArtwork(transaction, quoteId);
  if ("former" in brought && kept.some(({ file_id }) => file_id === brought.former.file_id)) return;
  if (kept.length >= artworkLimits.files)
    throw refused("file", withValues(full, { most: artworkLimits.files }));
  const name = "file" in brought ? brought.file.original_name : brought.former.file.original_name;
  const followed = findFollowed(kept, { role, name, follows });
  const version = (followed?.version ?? 0) + 1;
  await insertArtwork(transaction, {
    ...{ quote_id: quoteId, role, version, follows_id: followed?.id ?? null },
    ...("file" in brought
      ? { file_id: await addFile(transaction, brought.file), stored_bytes: brought.file.byte_size }
      : { file_id: brought.former.file_id, stored_bytes: 0 }),
    ...authorOf(party),
    created_at: at.toISOString(),
  });
  await recordCommand(running, {
    ...{ subject: "quote", subjectId: quoteId, action: "quote.add-artwork" },
    after: { name, role, version },
  });
}

/** The newest version of what a file follows, in a list whose newest stands first. */
function findFollowed(
  kept: readonly KeptArtwork[],
  {
    role,
    name,
    follows,
  }: { readonly role: ArtworkRole; readonly name: string; readonly follows: number | undefined },
): KeptArtwork | undefined {
  const followed = new Set(kept.map(({ follows_id }) => follows_id));
  const newest = kept.filter(({ id }) => !followed.has(id));
  if (follows === undefined)
    return newest.find(
      (each) => each.role === role && each.file.original_name.toLowerCase() === name.toLowerCase(),
    );
  const named = kept.find(({ file_id }) => file_id === follows);
  if (!named) throw refused("follows", unknown);
  let last = named;
  for (
    let next: KeptArtwork | undefined = named;
    next;
    next = kept.find((each) => each.follows_id === last.id)
  )
    last = next;
  return last;
}

function authorOf(party: Staff | Buyer): { author_kind: ArtworkAuthor; author_name: string } {
  return { author_kind: party.kind === "staff" ? "staff" : "client", author_name: party.name };
}

function refused(field: string, message: Message): AppError {
  return new AppError("invalid", { fields: { [field]: [message] } });
}
