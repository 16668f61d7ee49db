import type { Insertable } from "kysely";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { LedgerEntryTable, LedgerLineRow, LedgerLineTable, OpenItemTable } from "./ledger.table.ts";

/** Adds an entry and answers its id; a second one of its source is refused by the database. */
export async function insertEntry(
  transaction: Transaction,
  entry: Insertable<LedgerEntryTable>,
  lines: readonly LedgerLine[],
): Promise<void> {
  const { id } = await transaction
    .insertInto("ledger_entries")
    .values(entry)
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction.insertInto("ledger_lines").values(rowsOfLines(id, lines)).execute();
}

/** The rows of the lines of an entry. */
export function rowsOfLines(entryId: number, lines: readonly LedgerLine[]): Insertable<LedgerLineTable>[] {
  return lines.map(({ itemId, documentId, paymentId, quoteId, tax, day, account, cents }) => ({
    ...{ entry_id: entryId, day, account, quote_id: quoteId, cents },
    ...{ plan_item_id: itemId, document_id: documentId, payment_id: paymentId },
    ...{ jurisdiction: tax?.jurisdiction ?? null, ppm: tax?.ppm ?? null },
    ...{ base_cents: tax?.baseCents ?? null, tax_day: tax?.taxDay ?? null },
  }));
}

/** The entry of a source that takes nothing back. */
export async function findEntryId(db: Db, kind: EntryKind, sourceId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("ledger_entries")
    .select("id")
    .where("kind", "=", kind)
    .where("source_id", "=", sourceId)
    .where("reverses", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** The entries about a deal after one and up to another, the last first. */
export async function findEntriesOfDeal(
  db: Db,
  quoteId: number,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<{ readonly id: number; readonly is_test: 0 | 1 }[]> {
  return await db
    .selectFrom("ledger_entries")
    .select(["id", "is_test"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("ledger_lines")
        .select("entry_id")
        .where("quote_id", "=", quoteId)
        .where("entry_id", ">", before)
        .where("entry_id", "<=", after),
    )
    .orderBy("id", "desc")
    .execute();
}

/** The lines with one of these values, in the order in which they were booked. */
export async function findLines(
  db: Db,
  column: "quote_id" | "payment_id" | "entry_id" | "document_id",
  ids: readonly number[],
): Promise<LedgerLineRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("ledger_lines")
    .selectAll()
    .where(isOneOf(db, column, ids))
    .orderBy("id")
    .execute();
}

/** Adds to what is open; what comes to zero is not open any more. */
export async function changeOpenItems(
  transaction: Transaction,
  changes: readonly Insertable<OpenItemTable>[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .insertInto("open_items")
    .values(changes)
    .onConflict((conflict) =>
      conflict
        .columns(["quote_id", "account", "plan_item_id", "document_id", "payment_id"])
        .doUpdateSet((eb) => ({ cents: eb("open_items.cents", "+", eb.ref("excluded.cents")) })),
    )
    .execute();
  await transaction
    .deleteFrom("open_items")
    .where(
      "quote_id",
      "in",
      changes.map(({ quote_id }) => quote_id),
    )
    .where("cents", "=", 0)
    .execute();
}
