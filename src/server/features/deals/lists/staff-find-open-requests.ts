import { promisedAnswerHours } from "#domain/quotes/first-answer.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { hours } from "#domain/time/durations.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findLastAuditTimes } from "#server/platform/history/history.ts";
import { countQuotes } from "../model/quote-list.repository.ts";
import { countQuestions, findOpenRequests } from "../model/waiting.repository.ts";

const answer: Message = /*i18n*/ { id: "today.request", message: "Answer the request" };

/**
 * The requests that were not answered yet, the oldest first, each with the end of the shop's promise. What waits for the
 * client is not among them; when he has answered, or asked for something else, the promise begins anew.
 */
export async function staffFindOpenRequests(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await findOpenRequests(db, most);
  const ids = rows.map(({ id }) => id);
  const answers = await findLastAuditTimes(db, "quote", ids, ["quote.answer", "quote.ask-changes"]);
  const pending = (await countQuotes(db)).get("pending") ?? 0;
  const items = rows.map((row) => itemOf({ ...row, since: answers.get(row.id) ?? row.created_at }));
  return { items, count: pending - (await countQuestions(db)) };
}

function itemOf({ id, name, since }: { id: number; name: string; since: string }): WaitingItem {
  const dueAt = new Date(Date.parse(since) + hours(promisedAnswerHours)).toISOString();
  const next = { label: answer, href: officePaths.adminQuote(id) };
  return { kind: "request", subject: "quote", id, who: name, since, dueAt, next };
}
