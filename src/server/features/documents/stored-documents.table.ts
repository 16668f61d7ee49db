import type { Generated } from "kysely";

/** A PDF that is stored with the quote that it is about, until what it shows is another. */
export interface StoredDocumentTable {
  id: Generated<number>;
  quote_id: number;
  /** Which document, in which language and for which reader: `version 12.1 en client`. */
  document: string;
  /** Made of the hash of all that it shows. */
  storage_key: string;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    stored_documents: StoredDocumentTable;
  }
}
