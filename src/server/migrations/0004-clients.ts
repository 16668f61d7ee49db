import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Who asked for quotes: one row an e-mail address, whatever the number of quotes (SPEC-1.13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "clients")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("password_hash", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}
