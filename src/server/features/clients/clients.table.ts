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
  /** The client that this one became: the same person under another address. It has no quotes and no way in of its own. */
  merged_into: number | null;
  created_at: string;
}

/** What staff noted of a client, whose id it bears. */
export interface ClientDetailsTable {
  id: Generated<number>;
  phone: string | null;
  company: string | null;
  /** Name, address, company and telephone in the form in which they are searched. */
  search_text: string;
}

/** What staff noted of a client, for staff alone. */
export interface ClientNoteTable {
  id: Generated<number>;
  client_id: number;
  text: string;
  author_id: number;
  author_name: string;
  created_at: string;
  changed_by: string | null;
  changed_at: string | null;
  removed_at: string | null;
  version: number;
}

/** Two clients that became one, and what moved. */
export interface ClientMergeTable {
  id: Generated<number>;
  from_id: number;
  into_id: number;
  /** JSON: the ids of the quotes that moved. */
  quote_ids: string;
  merged_by: number;
  created_at: string;
  undone_at: string | null;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    clients: ClientTable;
    client_details: ClientDetailsTable;
    client_notes: ClientNoteTable;
    client_merges: ClientMergeTable;
  }
}
