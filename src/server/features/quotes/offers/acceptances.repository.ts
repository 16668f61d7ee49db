import type { Insertable, Selectable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { AcceptanceTable, OrderTable } from "./versions.table.ts";

export type Acceptance = Selectable<AcceptanceTable>;

/** An acceptance that stands, with the number of the order that followed from it. */
export type StandingAcceptance = Acceptance & { readonly order_number: string };

/** The acceptance of a quote that stands: one at most. */
export async function findAcceptance(db: Db, quoteId: number): Promise<StandingAcceptance | undefined> {
  return await db
    .selectFrom("acceptances")
    .innerJoin("quote_versions", "quote_versions.id", "acceptances.version_id")
    .innerJoin("orders", "orders.version_id", "acceptances.version_id")
    .selectAll("acceptances")
    .select("orders.number as order_number")
    .where("quote_versions.quote_id", "=", quoteId)
    .where("acceptances.undone_at", "is", null)
    .executeTakeFirst();
}

export async function findOrder(db: Db, quoteId: number): Promise<Selectable<OrderTable> | undefined> {
  return await db.selectFrom("orders").selectAll().where("quote_id", "=", quoteId).executeTakeFirst();
}

/** Adds the evidence and the order that follows from it, and answers the order's id; a second of either is refused by the database (L6). */
export async function addAcceptance(
  transaction: Transaction,
  acceptance: Insertable<AcceptanceTable>,
  order: Insertable<OrderTable>,
): Promise<number> {
  await transaction.insertInto("acceptances").values(acceptance).execute();
  const { id } = await transaction
    .insertInto("orders")
    .values(order)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The evidence stays, marked; the order goes. */
export async function undoAcceptanceRow(
  transaction: Transaction,
  acceptance: Pick<Acceptance, "id" | "version_id">,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("acceptances")
    .set({ undone_at: at.toISOString() })
    .where("id", "=", acceptance.id)
    .execute();
  await transaction.deleteFrom("orders").where("version_id", "=", acceptance.version_id).execute();
}
