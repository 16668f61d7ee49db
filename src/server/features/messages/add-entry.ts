import type { AboutLine } from "#domain/messages/about-line.ts";
import type { Audience } from "#domain/messages/message-rules.ts";
import { minutes } from "#domain/time/durations.ts";
import { systemCancelReminders } from "#server/features/deals/commands/system-plan-reminders.ts";
import { systemHoldQuote } from "#server/features/deals/model/system-read-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { NewFile } from "#server/platform/storage/files.repository.ts";
import { addMessage, endWaiting } from "./messages.repository.ts";
import { type Party, personOf } from "./people.ts";

/** How long a message waits to be read before a mail is sent about it (L8.4). */
const noticeAfter = minutes(5);

export interface NewEntry {
  readonly quoteId: number;
  readonly author: Party;
  readonly audience: Audience;
  readonly text: string;
  readonly about: AboutLine | undefined;
  readonly files: readonly NewFile[];
}

/**
 * Adds an entry to a thread. The other side gets a mail after a while, unless it has read the entry by then; an answer of
 * staff ends the client's waiting. The quote is locked, so that entries appear in the order of their ids: "read up to"
 * would pass over one that came late. @returns the id of the entry
 */
export async function addEntry(
  transaction: Transaction,
  { quoteId, author, audience, text, about, files }: NewEntry,
  at: Date,
): Promise<number> {
  await systemHoldQuote(transaction, quoteId);
  const { kind, id } = personOf(author);
  const isForBoth = audience === "client";
  const message = {
    ...{ quote_id: quoteId, audience, text, removed_at: null, removed_by: null },
    about: about ? JSON.stringify(about) : null,
    ...{ author_kind: kind, author_id: id, author_name: author.name },
    waits_for_staff: kind === "client" ? (1 as const) : (0 as const),
    notice_due_at: isForBoth ? new Date(at.getTime() + noticeAfter).toISOString() : null,
    created_at: at.toISOString(),
  };
  const messageId = await addMessage(transaction, message, files);
  // Who writes has acted: no reminder of the offer is needed any more; what is owed is asked for once it is answered (L5.2).
  if (kind === "client")
    await systemCancelReminders(transaction, quoteId, { why: "answered", ofOffer: true });
  if (kind === "staff" && isForBoth) await endWaiting(transaction, quoteId, messageId);
  return messageId;
}
