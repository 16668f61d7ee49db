export interface SessionTable {
  token_hash: string;
  kind: SessionKind;
  subject_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** Staff and registered users, or clients who follow a quote: two kinds of people that never share a session. */
export type SessionKind = "staff" | "client";

declare module "../database/tables.ts" {
  interface Tables {
    sessions: SessionTable;
  }
}
