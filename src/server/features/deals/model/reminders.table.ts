import type { Generated } from "kysely";
import type { ReminderKind, ReminderReason, ReminderState } from "#domain/offers/reminders.ts";

/** A mail that a client gets about an offer that waits for his answer. */
export interface ReminderTable {
  id: Generated<number>;
  quote_id: number;
  kind: ReminderKind;
  due_at: string;
  state: ReminderState;
  /** Why it was not sent. */
  why: ReminderReason | null;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    reminders: ReminderTable;
  }
}
