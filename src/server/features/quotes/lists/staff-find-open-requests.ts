import { promisedAnswerHours } from "#domain/quotes/first-answer.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { hours } from "#domain/time/durations.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countQuotes } from "./quote-list.repository.ts";

const answer: Message = /*i18n*/ { id: "today.request", message: "Answer the request" };

/** The requests that were not answered yet, the oldest first, each with the end of the shop's promise. */
export async function staffFindOpenRequests(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "name", "created_at"])
    .where("status", "=", "pending")
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(most)
    .execute();
  const counts = await countQuotes(db);
  return { items: rows.map(itemOf), count: counts.get("pending") ?? 0 };
}

function itemOf({
  id,
  name,
  created_at: since,
}: {
  id: number;
  name: string;
  created_at: string;
}): WaitingItem {
  const dueAt = new Date(Date.parse(since) + hours(promisedAnswerHours)).toISOString();
  const next = { label: answer, href: officePaths.adminQuote(id) };
  return { kind: "request", subject: "quote", id, who: name, since, dueAt, next };
}
