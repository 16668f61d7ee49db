import type { ContactMessage } from "#contracts/contact.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeMessage } from "./change-message.ts";
import { restoreMessage } from "./contact.repository.ts";

/** Takes a deletion back (SPEC-0.14). */
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
