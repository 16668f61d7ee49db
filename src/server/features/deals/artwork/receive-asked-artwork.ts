import { type ArtworkFile, artworkTypeOf, askedArtworkRule } from "#domain/artwork/artwork-file.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import type { Message } from "#domain/words.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { addFile, type NewFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { insertArtwork } from "../model/artwork-files.repository.ts";
import { dropFile, receiveFile } from "./receive-file.ts";
import { type RoomRefusals, requireRoom } from "./require-room.ts";

const enoughToday: Message = /*i18n*/ {
  id: "artwork.asked.enoughToday",
  message:
    "You have sent {megabytes} MB of files today, which is as much as we keep. Please send the request without further files.",
};
const noRoom: Message = /*i18n*/ {
  id: "artwork.asked.noRoom",
  message: "We cannot keep another file at the moment. Please send the request without further files.",
};
const refusals: RoomRefusals = { field: "artwork", enoughToday, noRoom };

/** What is wrong with the further files of a request. @throws 422 at `artwork` */
export function requireGoodArtwork(files: readonly UploadedFile[]): void {
  const words = askedArtworkRule(files.map(factsOf));
  if (words) throw new AppError("invalid", { fields: { artwork: [words] } });
}

/** Stores the further files of a request, which were checked. @throws 422 at `artwork`, 503; then none is left */
export async function receiveAskedArtwork(
  services: Services,
  files: readonly UploadedFile[],
  address: string,
): Promise<readonly NewFile[]> {
  if (files.length === 0) return [];
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  await requireRoom(services, { bytes, address }, refusals);
  const received: NewFile[] = [];
  try {
    for (const file of files) {
      const type = artworkTypeOf(file.name, factsOf(file).start);
      if (!type) throw new Error("a file that was not checked");
      received.push(await receiveFile(services, file, { type, folder: "artwork", field: "artwork" }));
    }
  } catch (error) {
    for (const file of received) await dropFile(services, file);
    throw error;
  }
  return received;
}

/** They become the first versions of the deal's files, each as a reference: what it is for, staff finds out. @returns their ids */
export async function addAskedArtwork(
  transaction: Transaction,
  { id: quoteId, name }: { readonly id: number; readonly name: string },
  files: readonly NewFile[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const file of files) {
    const fileId = await addFile(transaction, file);
    await insertArtwork(transaction, {
      ...{ quote_id: quoteId, file_id: fileId, role: "reference", version: 1 },
      ...{ follows_id: null, author_kind: "visitor", author_name: name },
      ...{ stored_bytes: file.byte_size, created_at: file.created_at },
    });
    ids.push(fileId);
  }
  return ids;
}

function factsOf({ name, bytes, isTruncated }: UploadedFile): ArtworkFile {
  const size = isTruncated ? bytes.length + 1 : bytes.length;
  return { name, size, start: bytes.subarray(0, fileStartBytes) };
}
