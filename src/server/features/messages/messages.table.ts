import type { Generated, Selectable } from "kysely";
import type { Audience } from "#domain/messages/message-rules.ts";

/** An entry of a quote's thread (L8). */
export interface MessageTable {
  id: Generated<number>;
  quote_id: number;
  audience: Audience;
  author_kind: "staff" | "client";
  author_id: number;
  author_name: string;
  text: string;
  /** JSON: the line of an offer that it is about, by the name that it had. */
  about: string | null;
  /** The client wrote it, and staff has neither read nor answered it yet. */
  waits_for_staff: 0 | 1;
  /** When the other side is to be mailed about it, unless it is read by then; null once that was decided. */
  notice_due_at: string | null;
  removed_at: string | null;
  removed_by: string | null;
  created_at: string;
}

export type MessageRow = Selectable<MessageTable>;

export interface MessageFileTable {
  message_id: number;
  file_id: number;
}

/** How far a person has read a thread. */
export interface MessageReadTable {
  quote_id: number;
  reader_kind: "staff" | "client";
  reader_id: number;
  /** The id of the last message. */
  up_to: number;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    messages: MessageTable;
    message_files: MessageFileTable;
    message_reads: MessageReadTable;
  }
}
