import type { Insertable, Selectable } from "kysely";
import type { ReminderKind, ReminderReason } from "#domain/offers/reminders.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import type { ReminderTable } from "./reminders.table.ts";

export type ReminderRow = Selectable<ReminderTable>;

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

/** Whether staff has paused the reminders of a quote. */
export async function arePaused(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom("quotes")
    .select("reminders_paused")
    .where("id", "=", quoteId)
    .executeTakeFirst();
  return row?.reminders_paused === 1;
}
