import { type Kysely, sql } from "kysely";

/**
 * What a settlement asked for beyond a quote that was paid is an item of its own. Of those that were settled before, what
 * the total is more than all items together is one now, due on the day of its invoice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["added_at", "paid_at"])
    await db.schema.alterTable("plan_items").addColumn(column, "text").execute();
  await sql.raw(addItems).execute(db);
}

const addItems = `
  insert into plan_items (version_id, order_id, position, kind, amount_cents, due, due_on, added_at)
  select "o"."version_id", "o"."id", max("i"."position") + 1, 'settlement', "s"."total_cents" - sum("i"."amount_cents"),
    'after-invoice', max("v"."due_on"), "s"."settled_at"
  from settlements "s"
  join orders "o" on "o"."id" = "s"."order_id"
  join quotes "q" on "q"."id" = "o"."quote_id"
  join plan_items "i" on "i"."order_id" = "o"."id"
  left join invoices "v" on "v"."id" = "s"."invoice_id"
  where "s"."state" = 'settled' and "q"."status" = 'paid'
  group by "o"."version_id", "o"."id", "s"."total_cents", "s"."settled_at"
  having "s"."total_cents" > sum("i"."amount_cents")`;
