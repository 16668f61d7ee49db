import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { FirstDayStepTable } from "./first-day.table.ts";

/** When each step was confirmed, by its name. */
export async function readConfirmed(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("first_day_steps").select(["step", "confirmed_at"]).execute();
  return new Map(rows.map(({ step, confirmed_at }) => [step, confirmed_at]));
}

export async function storeConfirmed(transaction: Transaction, row: FirstDayStepTable): Promise<void> {
  await transaction
    .insertInto("first_day_steps")
    .values(row)
    .onConflict((c) => c.column("step").doNothing())
    .execute();
}

export async function removeConfirmed(
  transaction: Transaction,
  step: FirstDayStepTable["step"],
): Promise<void> {
  await transaction.deleteFrom("first_day_steps").where("step", "=", step).execute();
}
