import type { Db } from "#server/platform/database/db.ts";
import "../ledger/payments.table.ts";

/** How many payments were begun whose end is not known yet. */
export async function systemCountOpenPayments(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom("payments")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return open;
}
