import { type Kysely, sql } from "kysely";

/** The list of today asks which offers end soon, and what was accepted and is not paid: both are few among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_versions_ending on quote_versions (valid_until) where state = 'sent' and valid_until is not null`.execute(
    db,
  );
  await sql`create index quotes_unpaid on quotes (id) where stage = 'accepted' and status = 'confirmed' and deleted_at is null`.execute(
    db,
  );
}
