import type { ContactMessage } from "#contracts/contact.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { changeLiveMessage, findMessage, readAnswers, restoreMessage } from "./contact.repository.ts";
import type { ContactMessageRow } from "./contact.table.ts";
import { showMessage } from "./show-message.ts";

/** Marks a message as read, or as unread again; what is read already was read when it was. */
export async function staffMarkMessage(
  services: Pick<Services, "db" | "clock">,
  actor: Staff,
  { messageId, isRead }: { messageId: number; isRead: boolean },
): Promise<ContactMessage> {
  return await changeMessage(services, actor, {
    messageId,
    action: isRead ? "contact-message.read" : "contact-message.unread",
    change: (transaction, at, { read_at }) =>
      changeLiveMessage(transaction, messageId, { read_at: isRead ? (read_at ?? at.toISOString()) : null }),
  });
}

/** Deletes a message, which can be undone. */
export async function staffDeleteMessage(
  services: Pick<Services, "db" | "clock">,
  actor: Staff,
  messageId: number,
): Promise<void> {
  await changeMessage(services, actor, {
    messageId,
    action: "contact-message.delete",
    change: (transaction, at) => changeLiveMessage(transaction, messageId, { deleted_at: at.toISOString() }),
  });
}

/** Takes a deletion back. */
export async function staffRestoreMessage(
  services: Pick<Services, "db" | "clock">,
  actor: Staff,
  messageId: number,
): Promise<ContactMessage> {
  return await changeMessage(services, actor, {
    messageId,
    action: "contact-message.restore",
    change: (transaction) => restoreMessage(transaction, messageId),
  });
}

interface Change {
  readonly messageId: number;
  readonly action: `contact-message.${"read" | "unread" | "delete" | "restore"}`;
  /** Answers the changed row, or nothing when there is no such message. */
  readonly change: (
    transaction: Transaction,
    at: Date,
    before: ContactMessageRow,
  ) => Promise<ContactMessageRow | undefined>;
}

/**
 * What every change of a message shares: one transaction, and the line in the history.
 * @throws 404
 */
async function changeMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  { messageId, action, change }: Change,
): Promise<ContactMessage> {
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const before = await findMessage(transaction, messageId);
    const row = before && (await change(transaction, at, before));
    if (!row) throw new AppError("not_found");
    await recordAudit(transaction, {
      subject: "contact_message",
      subjectId: messageId,
      action,
      actor: auditActorOf(actor),
      ...whatChanged(action, before, row),
      at,
    });
    return showMessage(row, await readAnswers(transaction, [messageId]));
  });
}

function whatChanged(action: Change["action"], before: ContactMessageRow, { read_at }: ContactMessageRow) {
  // Whose message it was, for the trash.
  if (action === "contact-message.delete") return { before: { name: before.name, email: before.email } };
  if (action === "contact-message.restore")
    return { before: { deleted: before.deleted_at !== null }, after: { deleted: false } };
  return { before: { read_at: before.read_at }, after: { read_at } };
}
