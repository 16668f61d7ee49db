import { type Insertable, type SqlBool, sql } from "kysely";
import type { ItemDue } from "#domain/offers/plan.ts";
import { selectOpenItems } from "#server/features/ledger/owed.ts";
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

/** Why staff asks no more for what is open of an item. */
export async function noteWaived(
  transaction: Transaction,
  id: number,
  waived: { readonly at: Date; readonly by: number; readonly reason: string },
): Promise<void> {
  await transaction
    .updateTable("plan_items")
    .set({ waived_at: waived.at.toISOString(), waived_by: waived.by, waived_reason: waived.reason })
    .where("id", "=", id)
    .execute();
}

/** All of it is asked for again. */
export async function noteUnwaived(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable("plan_items")
    .set({ waived_at: null, waived_by: null, waived_reason: null })
    .where("id", "=", id)
    .execute();
}

/** The item that a settlement added, once nothing is asked by it any more. */
export async function deletePlanItem(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("plan_items").where("id", "=", id).execute();
}

/** What the terms keep of a cancelled order, as an item of its own; answers its id. */
export async function writeKeptItem(
  transaction: Transaction,
  quoteId: number,
  added: { readonly amountCents: number; readonly at: Date },
): Promise<number> {
  const found = (await findPlanItems(transaction, [quoteId])).find(({ kind }) => kind === "kept");
  if (!found) return await addItem(transaction, quoteId, { ...added, kind: "kept" });
  await transaction
    .updateTable("plan_items")
    .set({ amount_cents: added.amountCents })
    .where("id", "=", found.id)
    .execute();
  return found.id;
}

/** What the count asks for beyond what is paid, as the last item of its order (L19.6). Answers its id. */
export async function addItemOfSettlement(
  transaction: Transaction,
  quoteId: number,
  added: { readonly amountCents: number; readonly at: Date },
): Promise<number> {
  return await addItem(transaction, quoteId, { ...added, kind: "settlement" });
}

interface Added {
  readonly kind: "settlement" | "kept";
  readonly amountCents: number;
  readonly at: Date;
}

async function addItem(
  transaction: Transaction,
  quoteId: number,
  { kind, amountCents, at }: Added,
): Promise<number> {
  const last = (await findPlanItems(transaction, [quoteId])).at(-1);
  if (!last) throw new Error(`quote ${quoteId} owes nothing`);
  const { version_id, order_id, position } = last;
  const { id } = await transaction
    .insertInto("plan_items")
    .values({
      ...{ version_id, order_id, position: position + 1, kind, amount_cents: amountCents },
      ...{ due: "after-invoice", added_at: at.toISOString() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The last day on which it is paid in time, once its invoice says so; null where that was credited. */
export async function changeItemDay(
  transaction: Transaction,
  id: number,
  dueOn: string | null,
): Promise<void> {
  await transaction.updateTable("plan_items").set({ due_on: dueOn }).where("id", "=", id).execute();
}

/** The items of these orders that are due at one of these times. */
export async function findItemsOfOrders(
  db: Db,
  orderIds: readonly number[],
  dues: readonly ItemDue[],
): Promise<{ readonly id: number; readonly order_id: number }[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom("plan_items")
    .select(["id", "order_id"])
    .where(isOneOf(db, "order_id", orderIds))
    .where("due", "in", dues)
    .execute();
}

/** The items of the order of a version. */
export async function findItemsOfVersion(db: Db, versionId: number): Promise<number[]> {
  const rows = await db.selectFrom("plan_items").select("id").where("version_id", "=", versionId).execute();
  return rows.map(({ id }) => id);
}

/** Those of these quotes that owe what is due at that time. */
export async function findQuotesThatOwe(
  db: Db,
  quoteIds: readonly number[],
  due: ItemDue,
): Promise<number[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .select("orders.quote_id")
    .where(isOneOf(db, "orders.quote_id", quoteIds))
    .where("plan_items.due", "=", due)
    .where(sql<SqlBool>`plan_items.id in ${selectOpenItems("orders.quote_id")}`)
    .execute();
  return rows.map(({ quote_id }) => quote_id);
}
