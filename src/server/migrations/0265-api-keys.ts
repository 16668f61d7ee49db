import { type Kysely, sql } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** Keys of programs (SPEC-4.60). Of the secret only its hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "api_keys")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) =>
      c.notNull().check(sql`role in ('sales', 'artwork', 'production', 'accounts', 'reader')`),
    )
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("made_by", "integer", (c) => c.notNull().references("users.id"))
    .addColumn("ends_on", "text")
    .addColumn("last_used_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "api_keys", { api_keys_made_by: "made_by" });
}
