export interface QuoteLinkTable {
  token_hash: string;
  quote_id: number;
  expires_at: string;
  revoked_at: string | null;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    quote_links: QuoteLinkTable;
  }
}
