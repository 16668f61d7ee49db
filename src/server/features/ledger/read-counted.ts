import { sql } from "kysely";
import type { CountingLine } from "#domain/books/book-payment.ts";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isNoTest, leavesTestsOut } from "./leaves-tests-out.ts";
import { findLines } from "./ledger.repository.ts";
import { isOpen } from "./read-day.ts";
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

/** For what payments of some deals count, by the deal; of tests nothing in a shop that takes real money. */
export async function systemReadCountings(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CountingLine[]>> {
  const isLive = await leavesTestsOut(db);
  const rows = await db
    .selectFrom("ledger_lines")
    .select(["quote_id", "payment_id", "document_id", "plan_item_id", "day", "cents"])
    .where(isOpen)
    .where("account", "=", sql.lit("due"))
    .where("payment_id", "is not", null)
    .where(isOneOf(db, "quote_id", quoteIds))
    .$if(isLive, (query) => query.where(isNoTest))
    .orderBy("id")
    .execute();
  const lines = rows.map(({ quote_id: quoteId, payment_id: paymentId, day, cents, ...row }) => {
    const place = { documentId: row.document_id, itemId: row.plan_item_id };
    return { account: "due" as const, quoteId, paymentId, ...place, day, cents };
  });
  return Map.groupBy(lines, ({ quoteId }) => quoteId);
}

/** Money that went back to a client, below zero, or that came back to the shop after all. */
export interface ReturnedMoney {
  readonly quoteId: number;
  readonly paymentId: number;
  readonly day: string;
  readonly cents: number;
  /** The refund that moved it; null of a dispute, and of a transfer that was taken back. */
  readonly refundId: number | null;
}

/** What money went back on some days, in their order; of tests none in a shop that takes real money. */
export async function systemReadReturnedMoney(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReturnedMoney[]> {
  const isLive = await leavesTestsOut(db);
  const rows = await db
    .selectFrom("ledger_lines as l")
    .innerJoin("ledger_entries as e", "e.id", "l.entry_id")
    .select(["l.quote_id", "l.payment_id", "l.day", "l.cents", "e.kind", "e.source_id"])
    .where("l.day", ">=", from)
    .where("l.day", "<=", to)
    .where("l.account", "like", "money:%")
    .where("e.kind", "<>", "received")
    .$if(isLive, (query) => query.where("e.is_test", "=", 0))
    .orderBy("l.day")
    .orderBy("l.id")
    .execute();
  const isRefund = new Set<EntryKind>(["refunded", "refund-failed"]);
  return rows.flatMap(({ quote_id: quoteId, payment_id: paymentId, day, cents, kind, source_id }) =>
    paymentId === null
      ? []
      : [{ quoteId, paymentId, day, cents, refundId: isRefund.has(kind) ? source_id : null }],
  );
}

/** The lines of deals by the deal, and of nothing beside them. */
export async function systemReadOwnLines(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LedgerLine[]>> {
  const lines = (await findLines(db, "quote_id", quoteIds)).map(lineOfRow);
  return Map.groupBy(lines, ({ quoteId }) => quoteId);
}
