import type { Db } from "#server/platform/database/db.ts";

/** The names on those of these quotes that are not deleted. */
export async function systemNameQuotes(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "name"])
    .where("id", "in", quoteIds)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
