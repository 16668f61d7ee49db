import type { Insertable } from "kysely";
import type { Booking } from "#domain/payments/dues.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { PlanItemRow, PlanItemTable } from "./plan-items.table.ts";

export type PlanItemOfQuote = PlanItemRow & { readonly quote_id: number };

/** The items of the orders of quotes, the oldest first; none before one was accepted. */
export async function findPlanItems(db: Db, quoteIds: readonly number[]): Promise<PlanItemOfQuote[]> {
  if (quoteIds.length === 0) return [];
  return await db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .selectAll("plan_items")
    .select("orders.quote_id")
    .where(isOneOf(db, "orders.quote_id", quoteIds))
    .orderBy("plan_items.position")
    .execute();
}

export async function findPlanItemForStaff(db: Db, id: number): Promise<PlanItemOfQuote | undefined> {
  return await db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .selectAll("plan_items")
    .select("orders.quote_id")
    .where("plan_items.id", "=", id)
    .executeTakeFirst();
}

/** Items with how the quote stands that owes them. */
export async function findQuotesOfItems(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .innerJoin("quotes", "quotes.id", "orders.quote_id")
    .select(["plan_items.id", "plan_items.kind", "plan_items.paid_at", "quotes.status"])
    .where(isOneOf(db, "plan_items.id", ids))
    .execute();
}

export async function addPlanItems(
  transaction: Transaction,
  items: readonly Insertable<PlanItemTable>[],
): Promise<void> {
  await transaction.insertInto("plan_items").values(items).execute();
}

/** With the order that they belong to. */
export async function deletePlanItems(transaction: Transaction, versionId: number): Promise<void> {
  await transaction.deleteFrom("plan_items").where("version_id", "=", versionId).execute();
}

/** Every booking of the payments that count for these items, also what of them counts for other orders. */
export async function findBookings(db: Db, itemIds: readonly number[]): Promise<Booking[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom("payment_allocations")
    .select("payment_id")
    .distinct()
    .where(isOneOf(db, "plan_item_id", itemIds))
    .execute();
  return await bookingsOf(
    db,
    rows.map(({ payment_id }) => payment_id),
  );
}

export async function findBookingsOfPayment(db: Db, paymentId: number): Promise<Booking[]> {
  return await bookingsOf(db, [paymentId]);
}

async function bookingsOf(db: Db, paymentIds: readonly number[]): Promise<Booking[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom("payment_allocations")
    .selectAll()
    .where(isOneOf(db, "payment_id", paymentIds))
    .orderBy("id")
    .execute();
  return rows.map(({ payment_id, plan_item_id, amount_cents }): Booking => {
    return { paymentId: payment_id, itemId: plan_item_id, amountCents: amount_cents };
  });
}

/** Whether money counts for the order of this version. */
export async function hasBookings(db: Db, versionId: number): Promise<boolean> {
  const row = await db
    .selectFrom("payment_allocations")
    .innerJoin("plan_items", "plan_items.id", "payment_allocations.plan_item_id")
    .select("payment_allocations.id")
    .where("plan_items.version_id", "=", versionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets parts of a payment count for items. */
export async function addBookings(transaction: Transaction, bookings: readonly Booking[]): Promise<void> {
  if (bookings.length === 0) return;
  const rows = bookings.map(({ paymentId, itemId, amountCents }) => {
    return { payment_id: paymentId, plan_item_id: itemId, amount_cents: amountCents };
  });
  await transaction.insertInto("payment_allocations").values(rows).execute();
}

/** Asks no more for what is open of an item; false when that was done before. */
export async function waiveItem(
  transaction: Transaction,
  id: number,
  waived: { readonly at: Date; readonly by: number; readonly reason: string },
): Promise<boolean> {
  const result = await transaction
    .updateTable("plan_items")
    .set({ waived_at: waived.at.toISOString(), waived_by: waived.by, waived_reason: waived.reason })
    .where("id", "=", id)
    .where("waived_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What the count asks for beyond a quote that was paid, as the last item of its order (L19.6). */
export async function addItemOfSettlement(
  transaction: Transaction,
  quoteId: number,
  { amountCents, at }: { readonly amountCents: number; readonly at: Date },
): Promise<void> {
  const last = (await findPlanItems(transaction, [quoteId])).at(-1);
  if (!last) throw new Error(`quote ${quoteId} owes nothing`);
  const { version_id, order_id, position } = last;
  await addPlanItems(transaction, [
    {
      ...{ version_id, order_id, position: position + 1, kind: "settlement", amount_cents: amountCents },
      ...{ due: "after-invoice", added_at: at.toISOString() },
    },
  ]);
}

/** It is paid whole: from now on it stays so. */
export async function markSettlementPaid(transaction: Transaction, quoteId: number, at: Date): Promise<void> {
  await transaction
    .updateTable("plan_items")
    .set({ paid_at: at.toISOString() })
    .where("kind", "=", "settlement")
    .where("order_id", "in", (eb) => eb.selectFrom("orders").select("id").where("quote_id", "=", quoteId))
    .execute();
}

/** The last day on which it is paid in time, once its invoice says so; null where that was credited. */
export async function changeItemDay(
  transaction: Transaction,
  id: number,
  dueOn: string | null,
): Promise<void> {
  await transaction.updateTable("plan_items").set({ due_on: dueOn }).where("id", "=", id).execute();
}

/** After a settlement by the counted bags, and nothing else. */
export async function changeItemAmount(
  transaction: Transaction,
  id: number,
  amountCents: number,
): Promise<void> {
  await transaction
    .updateTable("plan_items")
    .set({ amount_cents: amountCents })
    .where("id", "=", id)
    .execute();
}
