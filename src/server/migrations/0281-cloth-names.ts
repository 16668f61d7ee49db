import type { Kysely } from "kysely";

/** What the shop called colours and materials on the day of a request and of its order, as JSON: where it had names of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["quotes", "order_lines"])
    await db.schema
      .alterTable(table)
      .addColumn("cloth_names", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
}
