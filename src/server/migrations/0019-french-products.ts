import type { Kysely } from "kysely";

/** Names and descriptions for French readers; empty where there are none, and the others are shown (SPEC-3.35). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["name_fr", "description_fr"]) {
    await db.schema
      .alterTable("products")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  }
}
