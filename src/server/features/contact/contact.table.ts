import type { Generated, Selectable } from "kysely";

/** What was written to the shop. */
export interface ContactMessageTable {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** Name, address and text in the form in which they are searched. */
  search_text: string;
  created_at: string;
  read_at: string | null;
  deleted_at: string | null;
}

export type ContactMessageRow = Selectable<ContactMessageTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    contact_messages: ContactMessageTable;
  }
}
