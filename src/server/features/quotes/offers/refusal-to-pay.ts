import { type Refusal, refusalToPayOffer } from "#domain/offers/acceptance.ts";
import { isExpired } from "#domain/offers/validity.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readStoredContent } from "./stored-content.ts";

/** Why the offer in force cannot be paid now (L4.4, L6); undefined where it can, or was accepted. */
export async function refusalToPay(
  db: Db,
  quoteId: number,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom("quote_versions")
    .select(["content", "valid_until"])
    .where("quote_id", "=", quoteId)
    .where("state", "=", "sent")
    .executeTakeFirst();
  if (!row) return undefined;
  const isOver = isExpired(row.valid_until, now, timeZone);
  if (row.content === null && !isOver) return undefined;
  const content = row.content === null ? requestAlone : readStoredContent(row.content);
  return refusalToPayOffer({ content, isOver });
}

/** A request alone has neither options nor open freight. */
const requestAlone = { rounding: "once", lines: [], options: [] } as const;
