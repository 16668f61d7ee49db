import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countMails, readMailsPage } from "#server/platform/mail/outbox.repository.ts";
import { quoteOf } from "./show-mail.ts";

const look: Message = /*i18n*/ { id: "today.deadMail", message: "See why, and send it again" };

/**
 * The mails that were given up, the newest first. One that was about a quote puts the quote on the list, whose client has
 * to be told in another way (L5.4); it is there once, however many mails about it came back.
 */
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
    const about = quote
      ? ({ subject: "quote", id: quote.id, reference: quote.reference } as const)
      : ({ subject: "outbox", id } as const);
    return { ...{ kind: "mail_dead", who, since, dueAt: null, next }, ...about };
  });
  const seen = new Set<string>();
  return {
    items: items.filter(({ subject, id }) => !seen.has(`${subject} ${id}`) && seen.add(`${subject} ${id}`)),
    count: await countMails(db, dead),
  };
}
