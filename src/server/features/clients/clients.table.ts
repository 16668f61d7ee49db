import type { Generated } from "kysely";
import type { Language } from "#domain/language/language.ts";

export interface ClientTable {
  id: Generated<number>;
  email: string;
  /** The address as it is compared: unique, whatever the number of quotes. */
  email_key: string;
  name: string;
  language: Language;
  /** Null until the client chose a password on the first visit. */
  password_hash: string | null;
  /**
   * The quote whose mailed link the password was chosen with: revoking that link takes the password away. `0` where it is
   * not known which link it was, null after a mail for forgotten passwords.
   */
  password_quote_id: number | null;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    clients: ClientTable;
  }
}
