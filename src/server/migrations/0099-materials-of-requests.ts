import { type Kysely, sql } from "kysely";

/** A line of a request says of what its bags are made, as it says their name: a quote about two products has two materials. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_lines").addColumn("material", "text").execute();
  await sql
    .raw(
      `update quote_lines set material = coalesce(
        (select q.material from quotes q where q.id = quote_lines.quote_id),
        (select p.material from products p where p.id = quote_lines.product_id))`,
    )
    .execute(db);
}
