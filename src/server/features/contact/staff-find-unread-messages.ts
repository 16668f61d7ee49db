import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countMessages, readMessagesPage } from "./contact.repository.ts";

const read: Message = /*i18n*/ { id: "today.message", message: "Read the message" };
const mostShown = 20;

/** The messages that nobody of staff has read, the oldest first. */
export async function staffFindUnreadMessages(db: Db): Promise<{ items: WaitingItem[]; count: number }> {
  const unread = { status: "unread" } as const;
  const paging = { limit: mostShown, offset: 0 };
  const rows = await readMessagesPage(db, unread, { sort: "created_at", paging });
  const next = { label: read, href: "/admin?section=inbox&status=unread" };
  const items = rows.map(
    ({ id, name, created_at: since }): WaitingItem => ({
      ...{ kind: "message", subject: "contact_message", id, who: name, since, dueAt: null, next },
    }),
  );
  return { items, count: await countMessages(db, unread) };
}
