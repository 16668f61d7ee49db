import type { QuoteMessage } from "#contracts/quotes/messages.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { type Audience, checkMessage } from "#domain/messages/message-rules.ts";
import { hours } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { type RoomRefusals, requireRoom } from "#server/features/deals/artwork/require-room.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import { readQuote } from "#server/features/deals/model/read-quote.ts";
import { type AskedLine, requireSentLine } from "#server/features/deals/offers/require-sent-line.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { NewFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { addEntry } from "./add-entry.ts";
import { dropAttachedFiles, storeAttachedFiles } from "./attached-files.ts";
import type { Party } from "./people.ts";
import { readMessage } from "./read-thread.ts";
import { takeAsAnswer } from "./take-as-answer.ts";

const notForClients: Message = /*i18n*/ {
  id: "message.audience.staff",
  message: "Notes for staff alone are written by staff.",
};
const roomRefusals: RoomRefusals = {
  field: "files",
  enoughToday: /*i18n*/ {
    id: "message.files.enoughToday",
    message:
      "You have sent {megabytes} MB of files today, which is as much as we keep. Please send the message without files, or come back tomorrow.",
  },
  noRoom: /*i18n*/ {
    id: "message.files.noRoom",
    message: "We cannot keep another file at the moment. Please send the message without files.",
  },
};

/** Messages of one client. Staff may write as much as it likes. */
const limit = { name: "quote-message", maxHits: 30, perMilliseconds: hours(1) } as const satisfies Limit;

interface Writing {
  readonly quoteId: number;
  readonly text: string;
  readonly audience: Audience;
  readonly about?: AskedLine | undefined;
  readonly files: readonly UploadedFile[];
  readonly address: string;
}

/**
 * The quote's client writes to staff, or staff to the client or to itself. Either all of it is there, or nothing.
 * @throws 404 for a foreign quote, 422 by field, 429, 503
 */
export async function writeMessage(
  services: Services,
  author: Party,
  writing: Writing,
): Promise<QuoteMessage> {
  const { quoteId } = writing;
  const quote = await readQuote(services.db, author, quoteId, "messages.write");
  const messageId = await write(services, author, { ...writing, quote });
  return await readMessage(services.db, author, { quoteId, messageId });
}

async function write(
  services: Services,
  author: Party,
  { quote, ...writing }: Writing & { readonly quote: Quote },
): Promise<number> {
  requireGood(author, writing);
  const about = writing.about && (await requireSentLine(services.db, quote, writing.about));
  const files = await storeFiles(services, author, writing);
  try {
    return await services.db.transaction().execute(async (transaction) => {
      const at = services.clock();
      if (author.kind !== "staff")
        await requireQuota({ ...services, db: transaction }, limit, `client ${author.clientId}`);
      const { quoteId, audience, text } = writing;
      const messageId = await addEntry(transaction, { quoteId, author, audience, text, about, files }, at);
      if (author.kind !== "staff") await takeAsAnswer(transaction, services, author, quoteId);
      return messageId;
    });
  } catch (error) {
    // A database that failed may have committed the message after all: then the files stay.
    if (error instanceof AppError) await dropAttachedFiles(services, files);
    throw error;
  }
}

function requireGood({ kind }: Party, { text, audience, files }: Writing): void {
  const given = files.map(({ name, mediaType, bytes }) => ({
    ...{ name, type: mediaType, size: bytes.length, start: bytes.subarray(0, fileStartBytes) },
  }));
  const isForeign = audience === "staff" && kind !== "staff";
  const fields = { ...checkMessage({ text, files: given }), ...(isForeign && { audience: [notForClients] }) };
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

async function storeFiles(
  services: Services,
  { kind }: Party,
  { files, address }: Writing,
): Promise<NewFile[]> {
  if (files.length === 0) return [];
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (kind !== "staff") await requireRoom(services, { bytes, address }, roomRefusals);
  return await storeAttachedFiles(services, files);
}
