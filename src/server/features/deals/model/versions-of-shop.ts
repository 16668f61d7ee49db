import type { Db } from "#server/platform/database/db.ts";

/** Whether a version bears a tax profile, a draft included: its amounts were worked out with it. */
export async function isTaxProfileUsed(db: Db, profileId: number): Promise<boolean> {
  const version = await db
    .selectFrom("quote_versions")
    .select("id")
    .where("tax_profile_id", "=", profileId)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

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
