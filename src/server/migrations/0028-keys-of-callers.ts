import type { Kysely } from "kysely";

/**
 * An Idempotency-Key counts for one caller and one content (SPEC-3.4), and a request that was filled in like a program
 * does is marked for staff (SPEC-3.6). Keys of before belong to no caller, so no request finds them any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("idempotency_keys")
    .addColumn("content_hash", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("quotes")
    .addColumn("is_doubtful", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
