import type { Generated } from "kysely";
import type { ReminderKind, ReminderReason, ReminderState } from "#domain/offers/reminders.ts";

/** A mail that a client gets about an offer that waits for his answer, or about what he owes. */
export interface ReminderTable {
  id: Generated<number>;
  quote_id: number;
  kind: ReminderKind;
  due_at: string;
  state: ReminderState;
  /** Why it was not sent. */
  why: ReminderReason | null;
  /** Of what is owed: the day on which it is due, and the step of its reminders, in days after it. */
  due_on: string | null;
  step_days: number | null;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    reminders: ReminderTable;
  }
}
