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
  /** What the writer reads; null on older rows. */
  language: string | null;
}

/** What staff answered. */
export interface ContactAnswerTable {
  id: Generated<number>;
  message_id: number;
  text: string;
  author_id: number;
  author_name: string;
  created_at: string;
}

export type ContactMessageRow = Selectable<ContactMessageTable>;
export type ContactAnswerRow = Selectable<ContactAnswerTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    contact_messages: ContactMessageTable;
    contact_answers: ContactAnswerTable;
  }
}
