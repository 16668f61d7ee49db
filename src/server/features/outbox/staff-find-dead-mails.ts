import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countMails, readMailsPage } from "./outbox.repository.ts";

const look: Message = /*i18n*/ { id: "today.deadMail", message: "See why, and send it again" };

/** The mails that were given up, the newest first. */
export async function staffFindDeadMails(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const dead = { status: "dead" } as const;
  const rows = await readMailsPage(db, dead, { paging: { limit: most, offset: 0 } });
  const next = { label: look, href: officePaths.adminSection("outbox", dead) };
  const items = rows.map(
    ({ id, recipient, posted_at: since }): WaitingItem => ({
      ...{ kind: "mail_dead", subject: "outbox", id, who: recipient, since, dueAt: null, next },
    }),
  );
  return { items, count: await countMails(db, dead) };
}
