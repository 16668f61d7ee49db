import type { ListMeta } from "#contracts/lists.ts";
import type { OutboxMail } from "#contracts/outbox.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { countMails, type MailFilter, type MailSort, readMailsPage } from "./outbox.repository.ts";
import { showMail } from "./show-mail.ts";

const defaultPerPage = 15;

interface MailsQuery extends ListQuery, MailFilter {
  readonly sort?: MailSort | undefined;
}

/** One page of the mails that were posted: waiting, sent, or dead letters. */
export async function staffListMails(
  { db }: Pick<Services, "db">,
  query: MailsQuery,
): Promise<{ mails: OutboxMail[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const rows = await readMailsPage(db, query, { sort: query.sort, paging });
  return { mails: rows.map(showMail), meta: paging.meta(await countMails(db, query)) };
}
