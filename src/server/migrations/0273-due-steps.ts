import { type Kysely, sql } from "kysely";
import { daysAfter } from "#domain/time/days.ts";
import { createIndexes } from "#server/platform/database/schema.ts";

/** The one step that there was before: three days after the day. */
const formerStep = 3;

interface Former {
  readonly id: number;
  readonly quote_id: number;
  readonly due_at: string;
}

/** What is owed is asked for in steps, each once for a day on which something is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const reminders = db.schema.alterTable("reminders");
  await reminders.addColumn("due_on", "text").execute();
  await reminders.addColumn("step_days", "integer").execute();
  await nameFormerSteps(db);
  await createIndexes(
    db,
    "reminders",
    { reminders_step: "quote_id, due_on, step_days" },
    { isUnique: true, where: "due_on is not null and state <> 'cancelled'" },
  );
}

/** A reminder of before was for the latest day that lay as far behind it, and for each such day there is one. */
async function nameFormerSteps(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Former>`select id, quote_id, due_at from reminders
    where kind = 'due_open' and state <> 'cancelled' order by due_at, id`.execute(db);
  const named = new Set<string>();
  for (const { id, quote_id, due_at } of rows) {
    // In the morning of the shop's day, which in the east of the world is another one by UTC.
    const latest = daysAfter(due_at.slice(0, 10), 1 - formerStep);
    const found = await sql<{ day: string | null }>`select max(plan_items.due_on) as day from plan_items
      join orders on orders.id = plan_items.order_id
      where orders.quote_id = ${quote_id} and plan_items.due_on <= ${latest}`.execute(db);
    const day = found.rows[0]?.day;
    if (!day || named.has(`${quote_id} ${day}`)) continue;
    named.add(`${quote_id} ${day}`);
    await sql`update reminders set due_on = ${day}, step_days = ${formerStep} where id = ${id}`.execute(db);
  }
}
