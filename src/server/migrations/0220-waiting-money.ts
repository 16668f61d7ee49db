import { type Kysely, sql } from "kysely";

/** What waits for staff among invoices and payments is little of many: each has an index of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "invoices_drafts" on "invoices" (created_at, id, quote_id, kind) where state = 'draft'`.execute(
    db,
  );
  await sql`create index "payments_to_check" on "payments" (created_at, id) where to_check is not null`.execute(
    db,
  );
}
