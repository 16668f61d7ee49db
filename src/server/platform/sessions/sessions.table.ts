import type { Generated } from "kysely";

export interface SessionTable {
  token_hash: string;
  kind: SessionKind;
  subject_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** A rough word for the browser and its system, such as "Firefox, Windows"; empty when nothing was said. */
  device: Generated<string>;
  /** The quote whose mailed link a client signed in with: revoking that link ends the session. */
  quote_id: number | null;
}

/** Staff and registered users, or clients who follow a quote: two kinds of people that never share a session. */
export type SessionKind = "staff" | "client";

declare module "../database/tables.ts" {
  interface Tables {
    sessions: SessionTable;
  }
}
