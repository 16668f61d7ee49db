import type { Actor } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../model/read-quote.ts";

/** Notes, the first time, that the client's page has shown the offer in force. */
export async function noteVersionViewed(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Actor,
  quoteId: number,
): Promise<void> {
  const quote = await readQuote(db, actor, quoteId);
  await db
    .updateTable("quote_versions")
    .set({ first_viewed_at: clock().toISOString() })
    .where("quote_id", "=", quote.id)
    .where("state", "=", "sent")
    .where("first_viewed_at", "is", null)
    .execute();
}
