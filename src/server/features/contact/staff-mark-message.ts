import type { ContactMessage } from "#contracts/contact.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeMessage } from "./change-message.ts";
import { changeLiveMessage } from "./contact.repository.ts";

/** Marks a message as read, or as unread again. */
export async function staffMarkMessage(
  services: Pick<Services, "db" | "clock">,
  actor: Staff,
  { messageId, isRead }: { messageId: number; isRead: boolean },
): Promise<ContactMessage> {
  return await changeMessage(services, actor, {
    messageId,
    action: isRead ? "contact-message.read" : "contact-message.unread",
    change: (transaction, at) =>
      changeLiveMessage(transaction, messageId, { read_at: isRead ? at.toISOString() : null }),
  });
}
