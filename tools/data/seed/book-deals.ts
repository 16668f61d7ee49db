import "#server/features/ledger/ledger.table.ts";
import { rowsOfLines } from "#server/features/ledger/ledger.repository.ts";
import { openOf } from "#server/features/ledger/post-entry.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { entriesOf, type SeededDeal } from "./deals.ts";

/** Lines a statement: their columns stay below the number of parameters that SQLite allows one. */
const together = 1_000;

/** The ledger of some deals, and what of it is open. Nothing else counts for them, so it is summed once. */
export async function bookDeals(transaction: Transaction, deals: readonly SeededDeal[]): Promise<void> {
  const ofDeals = deals.map(entriesOf);
  const entries = ofDeals.flat();
  if (entries.length === 0) return;
  const stored = await transaction
    .insertInto("ledger_entries")
    .values(
      entries.map(({ kind, sourceId, at, isTest }) => ({
        ...{ kind, source_id: sourceId, reverses: null, is_test: isTest ? 1 : 0, booked_at: at },
      })),
    )
    .returning("id")
    .execute();
  const lines = entries.flatMap((entry, index) => rowsOfLines(stored[index]?.id ?? 0, entry.lines));
  for (let from = 0; from < lines.length; from += together)
    await transaction
      .insertInto("ledger_lines")
      .values(lines.slice(from, from + together))
      .execute();
  const open = ofDeals.flatMap((ofDeal) => openOf(ofDeal.flatMap((entry) => entry.lines)));
  if (open.length > 0) await transaction.insertInto("open_items").values(open).execute();
}
