export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  changed_by: number;
  changed_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    settings: SettingTable;
  }
}
