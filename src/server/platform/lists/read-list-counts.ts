import type { Db } from "#server/platform/database/db.ts";
import "./list-counts.table.ts";

/** How many rows of a list there are of each kind; a kind without rows may be missing. */
export async function readListCounts(db: Db, list: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("list_counts")
    .select((eb) => ["kind", eb.fn.sum<number>("count").as("count")])
    .where("list", "=", list)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** The sum of all kinds. */
export function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
