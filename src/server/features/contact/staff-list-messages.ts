import type { ContactMessage } from "#contracts/contact.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { type MessageFilter, type MessageSort, readAnswers, readMessagesPage } from "./contact.repository.ts";
import { showMessage } from "./show-message.ts";

const defaultPerPage = 15;

interface MessagesQuery extends ListQuery, MessageFilter {
  readonly sort?: MessageSort | undefined;
}

/** One page of the inbox. */
export async function staffListMessages(
  { db }: Pick<Services, "db">,
  query: MessagesQuery,
): Promise<{ messages: ContactMessage[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const { rows, total } = await readMessagesPage(db, query, { sort: query.sort, paging });
  const ids = rows.map(({ id }) => id);
  const answers = await readAnswers(db, ids);
  return { messages: rows.map((row) => showMessage(row, answers)), meta: paging.meta(total) };
}
