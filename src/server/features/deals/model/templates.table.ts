import type { Generated } from "kysely";

export interface SavedLineTable {
  id: Generated<number>;
  name: string;
  /** JSON of a line as the call for a draft takes it. */
  line: string;
  created_at: string;
  version: Generated<number>;
}

export interface TemplateTable {
  id: Generated<number>;
  name: string;
  /** JSON of what the call for a draft takes. */
  body: string;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    saved_lines: SavedLineTable;
    templates: TemplateTable;
  }
}
