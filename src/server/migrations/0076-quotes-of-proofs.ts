import { type Kysely, sql } from "kysely";

/** The quote of a proof, by which it is found once its order was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("proofs").addColumn("quote_id", "integer").execute();
  await sql
    .raw("update proofs set quote_id = (select o.quote_id from orders o where o.id = proofs.order_id)")
    .execute(db);
  await db.schema.createIndex("proofs_quote").on("proofs").column("quote_id").execute();
}
