import type { Kysely } from "kysely";

/** The language that an account has chosen for its screens and mails; null until it has (SPEC-3.17). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("language", "text").execute();
}
