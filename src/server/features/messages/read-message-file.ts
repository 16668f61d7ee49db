import { readQuote } from "#server/features/deals/model/read-quote.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import type { Services } from "#server/services.ts";
import { findAttached } from "./messages.repository.ts";
import { type Party, readableBy } from "./people.ts";

/** A file of a message that this person may read, byte for byte as it was sent. @throws 404 */
export async function readMessageFile(
  { db, storage }: Pick<Services, "db" | "storage">,
  party: Party,
  { quoteId, messageId, fileId }: Readonly<Record<"quoteId" | "messageId" | "fileId", number>>,
): Promise<OpenedFile> {
  await readQuote(db, party, quoteId, "messages.read");
  const files = await findAttached(db, { quoteId, audiences: readableBy(party) }, messageId);
  const file = files.find(({ id }) => id === fileId);
  const opened = file && (await storage.open(file.storage_key));
  if (!opened) throw new AppError("not_found");
  const { stream, byteSize } = opened;
  return { content: stream, byteSize, name: file.original_name, mediaType: file.media_type };
}
