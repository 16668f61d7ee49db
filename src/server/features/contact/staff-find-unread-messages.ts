import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readMessagesPage } from "./contact.repository.ts";

const read: Message = /*i18n*/ { id: "today.message", message: "Read the message" };

/** The messages that staff has not read, the oldest first. */
export async function staffFindUnreadMessages(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const unread = { status: "unread" } as const;
  const paging = { limit: most, offset: 0 };
  const { rows, total: count } = await readMessagesPage(db, unread, { sort: "created_at", paging });
  const next = { label: read, href: officePaths.adminSection("inbox", unread) };
  const items = rows.map(
    ({ id, name, created_at: since }): WaitingItem => ({
      ...{ kind: "message", subject: "contact_message", id, who: name, since, dueAt: null, next },
    }),
  );
  return { items, count };
}
