import type { Transaction } from "#server/platform/database/db.ts";
import {
  type Columns,
  deleteRowOfDeal,
  insertRowOfDeal,
  type ReplacedRow,
  type RowOfDeal,
  readRowsOfDeal,
  updateRowOfDeal,
} from "./replaced-rows.repository.ts";

/** What counts the changes of a row counts its undo as well. */
const counters: ReadonlySet<string> = new Set(["version", "price_version"]);

/** What a command replaced: the rows of its deal that stand otherwise than before it. No command names them. */
export async function readReplacedRows(
  transaction: Transaction,
  { quoteId, before }: { readonly quoteId: number; readonly before: readonly RowOfDeal[] },
): Promise<ReplacedRow[]> {
  const after = await readRowsOfDeal(transaction, quoteId);
  const changed = before.flatMap((row): ReplacedRow[] => {
    const { table, id, columns } = row;
    const left = findSame(after, row);
    if (!left) return [{ table, id, before: columns, after: null }];
    const names = Object.keys(columns).filter((name) => !counters.has(name) && columns[name] !== left[name]);
    return names.length === 0 ? [] : [{ table, id, before: pick(columns, names), after: pick(left, names) }];
  });
  const added = after
    .filter((row) => !findSame(before, row))
    .map(({ table, id, columns }) => ({ table, id, before: null, after: columns }));
  return [...changed, ...added];
}

/**
 * Restores all that a command replaced; false, with nothing restored, where some of it has changed since. What was written
 * beside it stays.
 */
export async function restoreRows(
  transaction: Transaction,
  { quoteId, rows }: { readonly quoteId: number; readonly rows: readonly ReplacedRow[] },
): Promise<boolean> {
  const standing = await readRowsOfDeal(transaction, quoteId);
  const isUnchanged = rows.every((row) => {
    const now = findSame(standing, row);
    const { after } = row;
    return now && after ? Object.keys(after).every((name) => now[name] === after[name]) : !now && !after;
  });
  if (!isUnchanged) return false;
  // The last row first: none outlives what it belongs to, and a version that was sent is a draft again before the former one is in force.
  const backwards = rows.toReversed();
  for (const row of backwards.filter(({ before }) => !before)) await deleteRowOfDeal(transaction, row);
  for (const row of backwards.filter(({ before, after }) => before && after))
    await updateRowOfDeal(transaction, row);
  for (const row of rows.filter(({ after }) => !after)) await insertRowOfDeal(transaction, row);
  return true;
}

function findSame(
  rows: readonly RowOfDeal[],
  { table, id }: Pick<RowOfDeal, "table" | "id">,
): Columns | undefined {
  return rows.find((row) => row.table === table && row.id === id)?.columns;
}

function pick(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
}
