import { type Kysely, sql } from "kysely";
import {
  createIndexes,
  createTableWithId,
  notDeleted,
  searchTextOf,
} from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Staff and registered users, how they sign in, and who was invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addUsers(db);
  await addPasswordResets(db);
  await addSecondFactors(db);
  await addRecoveryCodes(db);
  await addSignInChallenges(db);
  await addInvitations(db);
  await addAddressChanges(db);
  await keepCounts(db, { table: "users", kindColumn: "is_admin", isSoftDeleted: true });
  // The indexes of PostgreSQL's are built at the start: whether they can be is the operator's to change.
  await createSearch(db, { name: "users", isSoftDeleted: true });
}

/**
 * `email_key` is null once the account is deleted, so that the address is free again. `role` says what an account that is
 * no owner does in the back office (SPEC-3.31): an administrator has none, so the two cannot disagree.
 */
async function addUsers(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "users")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.unique())
    .addColumn("telephone", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("password_hash", "text", (c) => c.notNull())
    .addColumn("is_admin", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("email_confirmed_at", "text")
    .addColumn("language", "text")
    .addColumn("role", "text", (c) =>
      c.check(
        sql`role is null or (is_admin = 0 and role in ('sales', 'artwork', 'production', 'accounts', 'reader'))`,
      ),
    )
    .execute();
  await createIndexes(
    db,
    "users",
    {
      users_newest: "created_at, id, is_admin",
      users_name: "search_text, id",
      users_telephone: "telephone, id",
      users_rights: "is_admin, created_at, id",
    },
    { where: notDeleted },
  );
  await createIndexes(
    db,
    "users",
    { users_role: "role, created_at, id" },
    { where: "role is not null and deleted_at is null" },
  );
}

async function addPasswordResets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("password_resets")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject_id", "integer", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "password_resets", { password_resets_subject: "kind, subject_id" });
}

/** The second factor of an account; beside it codes for the day the phone is lost, and sign-ins that wait for it. */
async function addSecondFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", "integer", (c) => c.primaryKey().references("users.id"))
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("last_step", "integer", (c) => c.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

async function addRecoveryCodes(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "recovery_codes")
    .addColumn("user_id", "integer", (c) => c.notNull().references("users.id"))
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .execute();
  await createIndexes(db, "recovery_codes", { recovery_codes_user: "user_id" });
}

async function addSignInChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sign_in_challenges")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("user_id", "integer", (c) => c.notNull().references("users.id"))
    .addColumn("password_mark", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
}

/** Invitations to the back office that were not accepted yet: one for each address. */
async function addInvitations(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "invitations")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("expires_at", "text")
    .addColumn("invited_by", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

/** The addresses that users want to change to, until a mail has confirmed them. */
async function addAddressChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("address_changes")
    .addColumn("user_id", "integer", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("expires_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}
