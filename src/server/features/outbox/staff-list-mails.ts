import type { CallAnswer } from "#contracts/call.ts";
import type { listOutbox } from "#contracts/outbox.ts";
import type { Locale } from "#domain/language/language.ts";
import { mailsNamed } from "#domain/mails/mail-names.ts";
import type { Message } from "#domain/words.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import {
  countMails,
  findSenderRefusal,
  type MailFilter,
  type MailSort,
  readMailsPage,
} from "#server/platform/mail/outbox.repository.ts";
import type { Services } from "#server/services.ts";
import { showMail } from "./show-mail.ts";

const defaultPerPage = 15;
const locales = ["mul", "en", "fr"] as const satisfies readonly Locale[];

interface MailsQuery extends ListQuery, MailFilter {
  readonly sort?: MailSort | undefined;
}

/** One page of the mails that were posted: waiting, sent, or dead mails. */
export async function staffListMails(
  { db, translate }: Pick<Services, "db" | "translate">,
  query: MailsQuery,
): Promise<CallAnswer<typeof listOutbox>> {
  const paging = pagingOf(query, defaultPerPage);
  const inEveryLanguage = (message: Message) => locales.map((locale) => translate(locale, message));
  const templates = query.search ? mailsNamed(query.search, inEveryLanguage) : [];
  const filter = { ...query, templates };
  const rows = await readMailsPage(db, filter, { sort: query.sort, paging });
  return {
    mails: rows.map(showMail),
    sender_refusal: await findSenderRefusal(db),
    meta: paging.meta(await countMails(db, filter)),
  };
}
