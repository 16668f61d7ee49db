import type { Actor } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../model/read-quote.ts";
import { noteViewed } from "../model/versions.repository.ts";

/** Notes, the first time, that the client's page has shown the offer in force. */
export async function noteVersionViewed(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Actor,
  quoteId: number,
): Promise<void> {
  const quote = await readQuote(db, actor, quoteId);
  await noteViewed(db, quote.id, clock());
}
