import { type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import type { DueStep } from "#domain/offers/due-steps.ts";
import type { ReminderKind, ReminderReason } from "#domain/offers/reminders.ts";
import { owingDeals, selectOpenItems } from "#server/features/ledger/owed.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import type { ReminderTable } from "./reminders.table.ts";

export type ReminderRow = Selectable<ReminderTable>;
export type WaitingStep = DueStep & { readonly id: number };

/** The reminders of a quote, the latest first. */
export async function findReminders(db: Db, quoteId: number): Promise<ReminderRow[]> {
  return await db
    .selectFrom("reminders")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("due_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** What is due and was not put aside, the longest waiting first. */
export async function findDueReminders(db: Db, now: Date, most: number): Promise<ReminderRow[]> {
  return await db
    .selectFrom("reminders")
    .selectAll()
    .where("state", "=", "planned")
    .where("due_at", "<=", now.toISOString())
    .where(isNotPutAside("reminder", "reminders.id"))
    .orderBy("due_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Those of one quote that are due: what it owes on these days, in these steps. */
export async function findWaitingSteps(db: Db, quoteId: number, now: Date): Promise<WaitingStep[]> {
  const rows = await db
    .selectFrom("reminders")
    .select(["id", "due_on", "step_days"])
    .where("quote_id", "=", quoteId)
    .where("kind", "=", "due_open")
    .where("state", "=", "planned")
    .where("due_at", "<=", now.toISOString())
    .orderBy("id")
    .execute();
  return rows.map(({ id, due_on, step_days }) => ({ id, dueOn: due_on ?? "", step: step_days ?? 0 }));
}

export async function addReminders(
  transaction: Transaction,
  reminders: readonly Insertable<ReminderTable>[],
): Promise<void> {
  if (reminders.length > 0) await transaction.insertInto("reminders").values(reminders).execute();
}

/** Ends one that is planned: it was sent, or skipped for a reason. False when another process did so before. */
export async function endReminder(
  transaction: Transaction,
  id: number,
  why: ReminderReason | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("reminders")
    .set({ state: why ? "skipped" : "sent", why: why ?? null })
    .where("id", "=", id)
    .where("state", "=", "planned")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function cancelPlanned(
  transaction: Transaction,
  quoteId: number,
  { why, kinds }: { readonly why: ReminderReason; readonly kinds: readonly ReminderKind[] },
): Promise<void> {
  await transaction
    .updateTable("reminders")
    .set({ state: "cancelled", why })
    .where("quote_id", "=", quoteId)
    .where("state", "=", "planned")
    .where("kind", "in", kinds)
    .execute();
}

/**
 * The deals of which an item is open that is due after a day and has no reminder of that step. One that was cancelled is not
 * planned again by itself.
 */
export async function findQuotesWithoutStep(
  db: Db,
  { step, dueAfter }: { readonly step: number; readonly dueAfter: string },
  most: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom("plan_items")
    .innerJoin("orders", "orders.id", "plan_items.order_id")
    .select("orders.quote_id")
    .distinct()
    .where("orders.quote_id", "in", owingDeals)
    .where("plan_items.due_on", ">", dueAfter)
    .where(sql<SqlBool>`plan_items.id in ${selectOpenItems("orders.quote_id")}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reminders")
            .select("reminders.id")
            .whereRef("reminders.quote_id", "=", "orders.quote_id")
            .whereRef("reminders.due_on", "=", "plan_items.due_on")
            .where("reminders.step_days", "=", step),
        ),
      ),
    )
    .where(isNotPutAside("due_steps", "orders.quote_id"))
    .orderBy("orders.quote_id")
    .limit(most)
    .execute();
  return rows.map(({ quote_id }) => quote_id);
}

/** Whether staff has paused the reminders of a quote. */
export async function arePaused(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom("quotes")
    .select("reminders_paused")
    .where("id", "=", quoteId)
    .executeTakeFirst();
  return row?.reminders_paused === 1;
}
