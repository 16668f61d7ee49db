import { type Kysely, sql } from "kysely";

/** Which item of a plan a deposit invoice is for, and whether an invoice of an order was issued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("invoices").addColumn("plan_item_id", "integer").execute();
  await db.schema
    .alterTable("orders")
    .addColumn("is_invoiced", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update orders set is_invoiced = 1
    where quote_id in (select quote_id from invoices where state = 'issued')`.execute(db);
}
