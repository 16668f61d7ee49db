import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/**
 * What an accepted offer owes, and what of each payment counts for it. Every order that exists owes one item, its whole
 * total; the payment that settled it counts for that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "plan_items")
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("order_id", "integer", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("due", "text", (c) => c.notNull())
    .addColumn("due_days", "integer")
    .addColumn("due_on", "text")
    .addColumn("waived_at", "text")
    .addColumn("waived_by", "integer")
    .addColumn("waived_reason", "text")
    .addUniqueConstraint("plan_items_position", ["order_id", "position"])
    .execute();
  await db.schema.createIndex("plan_items_version").on("plan_items").column("version_id").execute();
  await db.schema.createIndex("plan_items_due").on("plan_items").column("due_on").execute();
  await createTableWithId(db, "payment_allocations")
    .addColumn("payment_id", "integer", (c) => c.notNull().references("payments.id"))
    .addColumn("plan_item_id", "integer", (c) => c.notNull().references("plan_items.id"))
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addUniqueConstraint("payment_allocations_once", ["payment_id", "plan_item_id"])
    .execute();
  await db.schema
    .createIndex("payment_allocations_item")
    .on("payment_allocations")
    .column("plan_item_id")
    .execute();
  await db.schema
    .alterTable("payments")
    .addColumn("plan_position", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await sql.raw(fillItems).execute(db);
  await sql.raw(fillAllocations).execute(db);
}

const fillItems = `
  insert into plan_items (version_id, order_id, position, kind, amount_cents, due, due_on)
  select "o"."version_id", "o"."id", 1, 'balance', coalesce("a"."total_cents", "v"."total_cents"), 'on-acceptance',
    substr("o"."created_at", 1, 10)
  from orders "o"
  join quote_versions "v" on "v"."id" = "o"."version_id"
  left join acceptances "a" on "a"."version_id" = "o"."version_id" and "a"."undone_at" is null`;

/** A payment with one of these marks settled nothing, whether or not staff has looked at it since. */
const setAside = `('quote-changed', 'quote-gone', 'already-paid', 'quote-not-payable', 'wrong-amount', 'wrong-quote')`;

const fillAllocations = `
  insert into payment_allocations (payment_id, plan_item_id, amount_cents)
  select "p"."id", "i"."id", case when "p"."amount_cents" < "i"."amount_cents" then "p"."amount_cents" else "i"."amount_cents" end
  from plan_items "i"
  join orders "o" on "o"."id" = "i"."order_id"
  join payments "p" on "p"."id" = (
    select min("c"."id") from payments "c"
    where "c"."quote_id" = "o"."quote_id" and "c"."status" in ('completed', 'refunded')
      and coalesce("c"."to_check", '') not in ${setAside}
      and coalesce("c"."cleared_check", '') not in ${setAside})`;
