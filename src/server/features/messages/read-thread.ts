import type { QuoteMessage } from "#contracts/quotes/messages.ts";
import { readQuote } from "#server/features/deals/model/read-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findAttached, findMessages, findReadUpTo } from "./messages.repository.ts";
import { type Party, personOf, readableBy } from "./people.ts";
import { presentMessage } from "./present-message.ts";

/** The messages about a quote that this person may read, the oldest first. @throws 404 */
export async function readThread(db: Db, party: Party, quoteId: number): Promise<QuoteMessage[]> {
  await readQuote(db, party, quoteId, "messages.read");
  return await readMessages(db, party, { quoteId });
}

/** One message of a quote that this person was let in to. @throws 404 */
export async function readMessage(
  db: Db,
  party: Party,
  of: { readonly quoteId: number; readonly messageId: number },
): Promise<QuoteMessage> {
  const [message] = await readMessages(db, party, of);
  if (!message) throw new AppError("not_found");
  return message;
}

async function readMessages(
  db: Db,
  party: Party,
  { quoteId, messageId }: { readonly quoteId: number; readonly messageId?: number },
): Promise<QuoteMessage[]> {
  const thread = { quoteId, audiences: readableBy(party) };
  const reader = personOf(party);
  const rows = await findMessages(db, thread, messageId);
  const files = Map.groupBy(await findAttached(db, thread, messageId), (file) => file.message_id);
  const readUpTo = await findReadUpTo(db, quoteId, reader);
  return rows.map((row) => presentMessage(row, { files: files.get(row.id) ?? [], reader, readUpTo }));
}
