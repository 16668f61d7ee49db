/** The address that a user wants to change to, until a mail has confirmed it: one for each user. */
export interface AddressChangeTable {
  user_id: number;
  email: string;
  /** Null until the mail is delivered, whose link holds the token. */
  token_hash: string | null;
  expires_at: string | null;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    address_changes: AddressChangeTable;
  }
}
