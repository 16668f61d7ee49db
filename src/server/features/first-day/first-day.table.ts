import type { ConfirmedStep } from "#domain/shop/first-day.ts";

/** What a person said is done; `put-away` hides the list. */
export interface FirstDayStepTable {
  step: ConfirmedStep | "put-away";
  confirmed_by: number;
  confirmed_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    first_day_steps: FirstDayStepTable;
  }
}
