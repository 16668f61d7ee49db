import type { Db } from "#server/platform/database/db.ts";

/** Whether an offer was ever sent; a confirmation is one (L1.7). */
export async function hasSentOffer(db: Db): Promise<boolean> {
  const version = await db
    .selectFrom("quote_versions")
    .select("id")
    .where("state", "!=", "draft")
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}
