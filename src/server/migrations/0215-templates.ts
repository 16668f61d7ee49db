import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** What staff writes often: a line, or an offer, under a name (L9.5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "saved_lines")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("line", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await createTableWithId(db, "templates")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}
