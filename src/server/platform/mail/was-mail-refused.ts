import type { Db } from "../database/db.ts";

/** Whether a mail to this address was given up since then: what is sent there does not arrive. */
export async function wasMailRefused(db: Db, email: string, since: string): Promise<boolean> {
  const dead = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "dead")
    .where("recipient", "=", email)
    .where("posted_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return dead !== undefined;
}
