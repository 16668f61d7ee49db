import { type Kysely, sql } from "kysely";

/** The quotes whose client was asked something are few, and the list of today leaves them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quotes_asked on quotes (id) where stage = 'needs_info' and deleted_at is null`.execute(
    db,
  );
}
