import type { Generated } from "kysely";
import type { JobName } from "#domain/today/job-names.ts";

/** An item that a job could not do. It is out of the job's queue until staff has it tried again. */
export interface FailedItemTable {
  id: Generated<number>;
  job: JobName;
  /** Of the job's own table. */
  item_id: number;
  quote_id: number;
  /** What went wrong, for the log's reader. */
  error: string;
  failed_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    failed_items: FailedItemTable;
  }
}
