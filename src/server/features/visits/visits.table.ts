/** Visits counted, a row a day of the shop. */
export interface VisitDayTable {
  /** `YYYY-MM-DD`. */
  day: string;
  views: number;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    visit_days: VisitDayTable;
  }
}
