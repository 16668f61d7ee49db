import type { Transaction } from "#server/platform/database/db.ts";
import {
  type Columns,
  deleteRowOfDeal,
  findReplacedRows,
  insertReplacedRows,
  insertRowOfDeal,
  type ReplacedRow,
  type RowOfDeal,
  readRowsOfDeal,
  updateRowOfDeal,
} from "../model/replaced-rows.repository.ts";

/** What counts the changes of a row counts its undo as well. */
const counters: ReadonlySet<string> = new Set(["version", "price_version"]);

interface Command {
  readonly quoteId: number;
  /** Its line of the history. */
  readonly historyId: number;
}

/**
 * Writes down what a command replaced, in its transaction and after all else that it writes: the rows of its deal that stand
 * otherwise than `before`. No command names them.
 */
export async function keepReplacedRows(
  transaction: Transaction,
  { quoteId, historyId, before, at }: Command & { readonly before: readonly RowOfDeal[]; readonly at: Date },
): Promise<void> {
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
  await insertReplacedRows(transaction, { historyId, rows: [...changed, ...added], at });
}

/**
 * Restores all that a command replaced; false, with nothing restored, where some of it has changed since. What was written
 * beside it stays.
 */
export async function restoreRows(
  transaction: Transaction,
  { quoteId, historyId }: Command,
): Promise<boolean> {
  const replaced = await findReplacedRows(transaction, historyId);
  if (!replaced) return false;
  const standing = await readRowsOfDeal(transaction, quoteId);
  const isUnchanged = replaced.every((row) => {
    const now = findSame(standing, row);
    const { after } = row;
    return now && after ? Object.keys(after).every((name) => now[name] === after[name]) : !now && !after;
  });
  if (!isUnchanged) return false;
  // The last row first: none outlives what it belongs to, and a version that was sent is a draft again before the former one is in force.
  const backwards = replaced.toReversed();
  for (const row of backwards.filter(({ before }) => !before)) await deleteRowOfDeal(transaction, row);
  for (const row of backwards.filter(({ before, after }) => before && after))
    await updateRowOfDeal(transaction, row);
  for (const row of replaced.filter(({ after }) => !after)) await insertRowOfDeal(transaction, row);
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
