import { type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

/** Whether real money came: from then on the reports leave out what was paid in the sandbox before. */
export async function leavesTestsOut(db: Db): Promise<boolean> {
  const real = await db
    .selectFrom("ledger_entries")
    .select("id")
    .where("kind", "=", sql.lit("received"))
    // Written out, so that both databases see that the index of real money serves.
    .where("is_test", "=", sql.lit(0))
    // Where none came, PostgreSQL would look through all of them for the first that it finds.
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return real !== undefined;
}

const tested = sql`(select source_id from ledger_entries where kind = 'received' and is_test = 1)`;

/** Of lines: those of payments in the sandbox. */
export const isTest = sql<SqlBool>`payment_id in ${tested}`;

/** Of lines: all others. What is asked stays: no real money came for it. */
export const isNoTest = sql<SqlBool>`(payment_id is null or payment_id not in ${tested})`;
