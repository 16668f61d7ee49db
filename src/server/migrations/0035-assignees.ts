import type { Kysely } from "kysely";
import { notDeleted } from "#server/platform/database/schema.ts";

/** The user whom a quote is assigned to; lists are filtered by that and by the stage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quotes").addColumn("assignee_id", "integer").execute();
  const indexes = {
    quotes_stage_newest: ["stage", "created_at", "id"],
    quotes_assignee_newest: ["assignee_id", "stage", "created_at", "id"],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on("quotes").columns(columns).where(notDeleted).execute();
}
