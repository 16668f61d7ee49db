/** What a command that can be undone replaced; it goes after a day. */
interface ReplacedRowsTable {
  /** The command's line of the history. */
  history_id: number;
  /** JSON of a `Replaced`. */
  content: string;
  created_at: string;
  /** Since when it is not undone any more, as its client knows of it or something rests on it. */
  ended_at: string | null;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    replaced_rows: ReplacedRowsTable;
  }
}
