import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeMessage } from "./change-message.ts";
import { changeLiveMessage } from "./contact.repository.ts";

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
