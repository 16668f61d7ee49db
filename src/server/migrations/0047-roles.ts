import { type Kysely, sql } from "kysely";

/**
 * What an account that is no owner does in the back office (SPEC-3.31). Owner and administrator are one fact, which
 * `is_admin` holds: an administrator has no second role here, so the two cannot disagree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("role", "text", (c) =>
      c.check(
        sql`role is null or (is_admin = 0 and role in ('sales', 'artwork', 'production', 'accounts', 'reader'))`,
      ),
    )
    .execute();
  // Few accounts have one, beside all those who registered.
  await db.schema
    .createIndex("users_role")
    .on("users")
    .columns(["role", "created_at", "id"])
    .where(sql<boolean>`role is not null and deleted_at is null`)
    .execute();
}
