/** What a command that can be undone replaced; it goes after a day. */
interface ReplacedRowsTable {
  /** The command's line of the history. */
  history_id: number;
  /** JSON: a list of `ReplacedRow`. */
  content: string;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    replaced_rows: ReplacedRowsTable;
  }
}
