import { type Kysely, sql } from "kysely";

/** By which certificate, and for goods to which state, an offer bears no sales tax: the version itself says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_versions").addColumn("exempt_certificate_id", "integer").execute();
  await db.schema.alterTable("quote_versions").addColumn("exempt_state", "text").execute();
  // The list of today asks which of those that wait for an answer have lost their exemption.
  await sql`create index quote_versions_exempt on quote_versions (quote_id) where state = 'sent' and exempt_certificate_id is not null`.execute(
    db,
  );
}
