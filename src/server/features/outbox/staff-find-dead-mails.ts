import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countMails, readMailsPage } from "./outbox.repository.ts";
import { quoteOf } from "./show-mail.ts";

const look: Message = /*i18n*/ { id: "today.deadMail", message: "See why, and send it again" };

/** The mails that were given up, the newest first. */
export async function staffFindDeadMails(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const dead = { status: "dead" } as const;
  const rows = await readMailsPage(db, dead, { paging: { limit: most, offset: 0 } });
  const items = rows.map((row): WaitingItem => {
    const { id, recipient, posted_at: since } = row;
    const quote = quoteOf(row);
    const who = quote ? `${quote.name}, ${recipient}` : recipient;
    const href = officePaths.adminSection("outbox", { ...dead, open: String(id) });
    const next = { label: look, href };
    return {
      ...{ kind: "mail_dead", subject: "outbox", id, who, since, dueAt: null, next },
      ...(quote && { reference: quote.reference }),
    };
  });
  return { items, count: await countMails(db, dead) };
}
