import type { Kysely } from "kysely";
import { createIndexes, createTableWithId, searchTextOf } from "#server/platform/database/schema.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/**
 * What staff noted of a client: telephone, company, and the text by which one without a quote is found. Its id is the
 * client's. Those who only ask for quotes have no row: their quotes tell the same, and a request writes no more than before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "client_details")
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull())
    .execute();
  await createIndexes(db, "client_details", {
    client_details_beginning: "(substr(search_text, 1, 100)), id",
  });
  await createSearch(db, { name: "client_details", isSoftDeleted: false });
}
