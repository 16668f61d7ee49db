import { type Kysely, sql } from "kysely";

/**
 * Rows of logos that were noted before their bytes came, and never became a quote's: a file is known once it is stored
 * and has an owner. Their bytes, if they ever came, are the sweeper's (REL-D7).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "files" where "state" in ('arriving', 'leaving')`.execute(db);
}
