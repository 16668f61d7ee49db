import type { Generated } from "kysely";
import type { RefusalReason } from "./judge-refusal.ts";

export interface OutboxTable {
  id: Generated<number>;
  template: string;
  recipient: string;
  language: string;
  /** The template's values, as JSON. Never a secret: link tokens are issued at delivery. */
  content: string;
  message_id: string;
  state: "waiting" | "sent" | "dead";
  attempts: Generated<number>;
  due_at: string;
  leased_by: string | null;
  last_error: string | null;
  /** Why the mail server refused it when it last did; null when it was down or asked for a retry. */
  refusal: Generated<RefusalReason | null>;
  sent_at: string | null;
  /** When it was last laid in the outbox: a resend lays it there anew. */
  posted_at: string;
  created_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    outbox: OutboxTable;
  }
}
