import type { Kysely } from "kysely";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** Backups that the office makes: by hand, and one a night for the bucket (ADR-106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "backups")
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("night", "text")
    .addColumn("with_key", "integer", (c) => c.notNull())
    .addColumn("has_key", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("byte_size", "bigint")
    .addColumn("sha256", "text")
    .addColumn("missing_files", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("made_by", "integer")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("made_at", "text")
    .addColumn("copied_at", "text")
    .addColumn("problem", "text")
    .addColumn("leased_until", "text")
    .execute();
  await createIndexes(db, "backups", { backups_night: "night" }, { isUnique: true });
}
