import { type Refusal, refusalToPayOffer } from "#domain/offers/acceptance.ts";
import { isExpired } from "#domain/offers/validity.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readStoredContent } from "./stored-content.ts";

/** What of the offer in force stands against paying a quote now (L4.4, L6); nothing once it was accepted. */
export async function refusalToPay(db: Db, quoteId: number, now: Date): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom("quote_versions")
    .select(["content", "valid_until"])
    .where("quote_id", "=", quoteId)
    .where("state", "=", "sent")
    .executeTakeFirst();
  if (!row || (row.content === null && !isExpired(row.valid_until, now))) return undefined;
  const content = row.content === null ? requestAlone : readStoredContent(row.content);
  return refusalToPayOffer({ content, validUntil: row.valid_until }, now);
}

/** What is nothing but the request has neither options nor open freight. */
const requestAlone = { rounding: "once", lines: [], options: [] } as const;
