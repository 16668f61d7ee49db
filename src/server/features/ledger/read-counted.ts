import { sql } from "kysely";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isNoTest, leavesTestsOut } from "./leaves-tests-out.ts";
import { findLines } from "./ledger.repository.ts";
import { lineOfRow } from "./read-lines.ts";

/** The deals for which money counted, or was taken off, on some days; of tests none in a shop that takes real money. */
export async function systemFindCountedDeals(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number[]> {
  const isLive = await leavesTestsOut(db);
  const rows = await db
    .selectFrom("ledger_lines")
    .select("quote_id")
    .distinct()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("account", "=", sql.lit("due"))
    .where("payment_id", "is not", null)
    .$if(isLive, (query) => query.where(isNoTest))
    .execute();
  return rows.map(({ quote_id }) => quote_id);
}

/** The lines of deals by the deal, and of nothing beside them. */
export async function systemReadOwnLines(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LedgerLine[]>> {
  const lines = (await findLines(db, "quote_id", quoteIds)).map(lineOfRow);
  return Map.groupBy(lines, ({ quoteId }) => quoteId);
}
