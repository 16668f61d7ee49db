import type { Insertable } from "kysely";
import { type LockedUntil, openDayFor } from "#domain/books/closed-books.ts";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import { sum } from "#domain/sum.ts";
import { systemReadLockedUntil } from "#server/features/settings/system-read-locked-until.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import {
  changeOpenItems,
  findEntriesOfDeal,
  findEntryId,
  findLines,
  insertEntry,
} from "./ledger.repository.ts";
import type { OpenItemTable } from "./ledger.table.ts";
import { type Books, lineOfRow, systemReadLedger } from "./read-lines.ts";

interface Entry extends Books {
  readonly kind: EntryKind;
  /** The row that it tells of: acceptance, payment, refund, dispute, settlement or document; else the line of the history. */
  readonly sourceId: number;
  readonly at: Date;
  /** No money moves with it. */
  readonly isTest?: boolean | undefined;
}

export interface Posting extends Entry {
  /** The lines of the entry, worked out from what these deals hold. */
  readonly write: (known: readonly LedgerLine[]) => readonly LedgerLine[];
}

/**
 * Books what happened, in the transaction that makes it happen and that holds its deals. What moves nothing leaves no entry.
 */
export async function systemPost(transaction: Transaction, { write, ...entry }: Posting): Promise<void> {
  await add(transaction, { ...entry, reverses: null }, write(await systemReadLedger(transaction, entry)));
}

export interface Reversal extends Entry {
  /** What it takes back, of the same source unless another is named. */
  readonly of: { readonly kind: EntryKind; readonly sourceId?: number };
  readonly write: (known: readonly LedgerLine[], taken: readonly LedgerLine[]) => readonly LedgerLine[];
}

/** Books that something is taken back, or fails later. What was never booked leaves no entry. */
export async function systemReverse(
  transaction: Transaction,
  { of, write, ...entry }: Reversal,
): Promise<void> {
  const reverses = await findEntryId(transaction, of.kind, of.sourceId ?? entry.sourceId);
  if (reverses === undefined) return;
  const taken = (await findLines(transaction, "entry_id", [reverses])).map(lineOfRow);
  const known = await systemReadLedger(transaction, entry);
  await add(transaction, { ...entry, reverses }, write(known, taken));
}

/** Which entries of a deal are taken back: those that one command booked. */
interface Undoing {
  readonly quoteId: number;
  readonly entries: { readonly before: number; readonly after: number };
  /** The line of the history of the undo. */
  readonly sourceId: number;
  readonly at: Date;
  readonly day: string;
}

/** Books the exact reverse of what a command booked, of a deal to which nothing happened since. */
export async function systemTakeBackEntries(
  transaction: Transaction,
  { quoteId, entries, sourceId, at, day }: Undoing,
): Promise<void> {
  for (const { id, is_test } of await findEntriesOfDeal(transaction, quoteId, entries)) {
    const taken = (await findLines(transaction, "entry_id", [id])).map(lineOfRow);
    const undone = { kind: "undone", sourceId, at, quoteIds: [quoteId], isTest: is_test === 1 } as const;
    const lines = taken.map((line) => ({ ...line, day, cents: 0 - line.cents }));
    await add(transaction, { ...undone, reverses: id }, lines);
  }
}

async function add(
  transaction: Transaction,
  { kind, sourceId, at, isTest = false, reverses }: Entry & { readonly reverses: number | null },
  written: readonly LedgerLine[],
): Promise<void> {
  if (written.length === 0) return;
  const lines = inOpenBooks(written, await systemReadLockedUntil(transaction));
  for (const [day, ofDay] of Map.groupBy(lines, (line) => line.day)) {
    const leftCents = sum(ofDay.map(({ cents }) => cents));
    if (leftCents !== 0) throw new Error(`the entry "${kind}" of ${sourceId} leaves ${leftCents} on ${day}`);
  }
  const entry = { kind, source_id: sourceId, reverses, booked_at: at.toISOString() };
  await insertEntry(transaction, { ...entry, is_test: isTest ? 1 : 0 }, lines);
  await changeOpenItems(transaction, openOf(lines));
}

/**
 * No line is written into closed books (SPEC-4.50): what happened on a closed day counts for the first open one. A day
 * that is typed was refused before; where the books were closed since then, it counts for that day too.
 */
function inOpenBooks(lines: readonly LedgerLine[], lockedUntil: LockedUntil): LedgerLine[] {
  return lines.map((line) => ({ ...line, day: openDayFor(line.day, lockedUntil) }));
}

/** By how much the lines change what is open. */
export function openOf(lines: readonly LedgerLine[]): Insertable<OpenItemTable>[] {
  const open = lines.flatMap(({ account, quoteId, itemId, documentId, paymentId, cents }) => {
    if (account !== "due" && account !== "credit") return [];
    const isDue = account === "due";
    return {
      ...{ quote_id: quoteId, account, plan_item_id: itemId ?? 0, document_id: documentId ?? 0, cents },
      // Whose money counts for it is not told apart of what is owed.
      payment_id: isDue ? 0 : (paymentId ?? 0),
    };
  });
  const byKey = Map.groupBy(open, ({ cents: _, ...key }) => JSON.stringify(key));
  return [...byKey.values()].flatMap((some) => {
    const [first] = some;
    const cents = sum(some.map((each) => each.cents));
    return first && cents !== 0 ? [{ ...first, cents }] : [];
  });
}
