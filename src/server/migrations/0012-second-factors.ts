import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** The second factor of an account, its codes for the day the phone is lost, and sign-ins that wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", "integer", (c) => c.primaryKey().references("users.id"))
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("last_step", "integer", (c) => c.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();

  await createTableWithId(db, "recovery_codes")
    .addColumn("user_id", "integer", (c) => c.notNull().references("users.id"))
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("recovery_codes_user").on("recovery_codes").column("user_id").execute();

  await db.schema
    .createTable("sign_in_challenges")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("user_id", "integer", (c) => c.notNull().references("users.id"))
    .addColumn("password_mark", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
}
