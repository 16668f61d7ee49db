import type { Generated, Selectable } from "kysely";
import type { Role } from "#domain/accounts/roles.ts";

/** Open invitations; one that was accepted, replaced or withdrawn is gone. */
export interface InvitationTable {
  id: Generated<number>;
  /** As it was typed, for the mail. */
  email: string;
  email_key: string;
  /** May be empty: who is invited says it then. */
  name: string;
  role: Role;
  /** Null until the mail is delivered, whose link holds the token. */
  token_hash: string | null;
  expires_at: string | null;
  invited_by: number;
  created_at: string;
}

export type InvitationRow = Selectable<InvitationTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    invitations: InvitationTable;
  }
}
