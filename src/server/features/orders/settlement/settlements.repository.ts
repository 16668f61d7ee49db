import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
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

/** Writes how an order is settled, unless it is settled already: then false. */
export async function writeSettlement(
  transaction: Transaction,
  settlement: Insertable<SettlementTable>,
): Promise<boolean> {
  const { order_id: _order, created_at: _created, ...set } = settlement;
  const written = await transaction
    .insertInto("settlements")
    .values(settlement)
    .onConflict((conflict) =>
      conflict.column("order_id").doUpdateSet(set).where("settlements.state", "<>", "settled"),
    )
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

/** The bags were counted again: what was asked before is over. */
export async function dropOpenSettlement(transaction: Transaction, orderId: number): Promise<void> {
  await transaction
    .deleteFrom("settlements")
    .where("order_id", "=", orderId)
    .where("state", "<>", "settled")
    .execute();
}

/** The orders whose clients were to choose before this day, and did not. */
export async function findUnanswered(db: Db, today: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("settlements")
    .select("order_id")
    .where("state", "=", "asked")
    .where("choose_until", "<", today)
    .orderBy("choose_until")
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
