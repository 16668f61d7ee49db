import type { Generated, Selectable } from "kysely";
import type { StaffRole } from "#domain/accounts/roles.ts";
import type { Language } from "#domain/language/language.ts";
import "./invitations/invitations.table.ts";
import "./keys/api-keys.table.ts";
import "./second-factor/second-factors.table.ts";

/** Staff and registered users; an owner is one of them with a flag, all others of staff have a role. */
export interface UserTable {
  id: Generated<number>;
  name: string;
  /** As it was typed, for showing and for mails. */
  email: string;
  /** As it is compared (`domain/accounts/email-key.ts`); null once the account is deleted. */
  email_key: string | null;
  /** When a mail to this address was last answered; null when nothing shows whose address it is. */
  email_confirmed_at: string | null;
  telephone: string;
  password_hash: string;
  is_admin: 0 | 1;
  /** Null for an owner, whom the flag names, and for a standard user (`roleOf`). */
  role: StaffRole | null;
  /** For screens and mails, as the account chose it; null until it has. */
  language: Generated<Language | null>;
  /** Name, address and telephone in the form in which they are searched. */
  search_text: string;
  version: Generated<number>;
  created_at: string;
  deleted_at: string | null;
}

/** Links that were mailed to choose a new password, for staff and clients alike. */
export interface PasswordResetTable {
  token_hash: string;
  kind: "staff" | "client";
  subject_id: number;
  expires_at: string;
  used_at: string | null;
  created_at: string;
}

export type UserRow = Selectable<UserTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    users: UserTable;
    password_resets: PasswordResetTable;
  }
}
