import { type Kysely, sql } from "kysely";

/** Several pictures of a product in place of one, which becomes the first (ADR-65). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("pictures", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
  const { rows } = await sql<{ id: number }>`select id from products where image is not null`.execute(db);
  // One after the other: an image that is data is long.
  for (const { id } of rows) await moveImage(db, id);
  await db.schema.alterTable("products").dropColumn("image").execute();
  await db.schema.alterTable("products").dropColumn("picture").execute();
}

async function moveImage(db: Kysely<unknown>, id: number): Promise<void> {
  type Row = { readonly image: string; readonly picture: string | null };
  const { rows } = await sql<Row>`select image, picture from products where id = ${id}`.execute(db);
  const pictures = rows.map(({ image, picture }) => ({
    image,
    picture: picture === null ? null : JSON.parse(picture),
    alt_en: "",
    alt_fr: "",
  }));
  await sql`update products set pictures = ${JSON.stringify(pictures)} where id = ${id}`.execute(db);
}
