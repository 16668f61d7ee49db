import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** What staff answers to a message of the contact page, and the language that its writer reads; null where it was not noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("contact_messages").addColumn("language", "text").execute();
  await createTableWithId(db, "contact_answers")
    .addColumn("message_id", "integer", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("author_id", "integer", (c) => c.notNull())
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "contact_answers", { contact_answers_message: "message_id" });
}
