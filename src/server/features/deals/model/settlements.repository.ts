import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import type { SettlementRow, SettlementTable } from "./settlements.table.ts";

/** The settlements of these orders: one of each at most. */
export async function findSettlements(db: Db, orderIds: readonly number[]): Promise<SettlementRow[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom("settlements")
    .selectAll()
    .where(isOneOf(db, "order_id", orderIds))
    .execute();
}

/** Writes how an order is settled and answers its id, unless it is settled already. */
export async function writeSettlement(
  transaction: Transaction,
  settlement: Insertable<SettlementTable>,
): Promise<Pick<SettlementRow, "id"> | undefined> {
  const { order_id: _order, created_at: _created, ...set } = settlement;
  return await transaction
    .insertInto("settlements")
    .values(settlement)
    .onConflict((conflict) =>
      conflict.column("order_id").doUpdateSet(set).where("settlements.state", "<>", "settled"),
    )
    .returning("id")
    .executeTakeFirst();
}

/** The bags were counted again: what was asked before is over. */
export async function dropOpenSettlement(transaction: Transaction, orderId: number): Promise<void> {
  await transaction
    .deleteFrom("settlements")
    .where("order_id", "=", orderId)
    .where("state", "<>", "settled")
    .execute();
}

/** What was settled does not hold any more. */
export async function deleteSettlement(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("settlements").where("id", "=", id).execute();
}

/** The invoice of a settlement was corrected: another one follows. */
export async function replaceInvoiceOfSettlement(
  transaction: Transaction,
  invoiceId: number,
  followerId: number,
): Promise<void> {
  await transaction
    .updateTable("settlements")
    .set({ invoice_id: followerId })
    .where("invoice_id", "=", invoiceId)
    .execute();
}

/** The orders whose clients were to choose before this day, and did not. One that was cancelled waits for nothing. */
export async function findUnanswered(db: Db, today: string, limit: number) {
  return await db
    .selectFrom("settlements as s")
    .innerJoin("orders as o", "o.id", "s.order_id")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .select(["s.order_id as orderId", "o.quote_id as quoteId"])
    .where("s.state", "=", "asked")
    .where("s.choose_until", "<", today)
    .where("o.state", "<>", "cancelled")
    .where("q.deleted_at", "is", null)
    .where(isNotPutAside("settlement", "s.order_id"))
    .orderBy("s.choose_until")
    .orderBy("s.order_id")
    .limit(limit)
    .execute();
}
