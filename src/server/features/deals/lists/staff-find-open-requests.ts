import { sql } from "kysely";
import { promisedAnswerHours } from "#domain/quotes/first-answer.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { hours } from "#domain/time/durations.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findLastAuditTimes } from "#server/platform/history/history.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { countQuotes } from "../model/quote-list.repository.ts";

const answer: Message = /*i18n*/ { id: "today.request", message: "Answer the request" };

/**
 * The requests that were not answered yet, the oldest first, each with the end of the shop's promise. What waits for the
 * client is not among them; when he has answered, or asked for something else, the promise begins anew.
 */
export async function staffFindOpenRequests(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "name", "created_at"])
    .where("status", "=", "pending")
    .where("stage", "!=", "needs_info")
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const answers = await findLastAuditTimes(db, "quote", ids, ["quote.answer", "quote.ask-changes"]);
  const pending = (await countQuotes(db)).get("pending") ?? 0;
  const items = rows.map((row) => itemOf({ ...row, since: answers.get(row.id) ?? row.created_at }));
  return { items, count: pending - (await countQuestions(db)) };
}

/** The quotes whose client was asked something. */
async function countQuestions(db: Db): Promise<number> {
  return await countFound(
    db
      .selectFrom("quotes")
      .where((eb) => eb("stage", "=", sql.lit("needs_info" as const)))
      .where("deleted_at", "is", null),
  );
}

function itemOf({ id, name, since }: { id: number; name: string; since: string }): WaitingItem {
  const dueAt = new Date(Date.parse(since) + hours(promisedAnswerHours)).toISOString();
  const next = { label: answer, href: officePaths.adminQuote(id) };
  return { kind: "request", subject: "quote", id, who: name, since, dueAt, next };
}
