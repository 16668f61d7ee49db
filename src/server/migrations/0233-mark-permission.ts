import type { Kysely } from "kysely";

/** That the buyer may use the mark, as he ticked it: JSON of the time and of the sentence as it was shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quotes").addColumn("mark_permission", "text").execute();
}
