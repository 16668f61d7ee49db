import type { Db, Transaction } from "#server/platform/database/db.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";

/**
 * Lets transactions that make or unmake administrators pass one at a time, on every node: each waits here until the
 * one before is over, and then reads what that one left. Called before anything else is read.
 */
export async function queueForAdministrators(transaction: Transaction): Promise<void> {
  await raiseVersion(transaction, "administrators");
}

/** All administrators, the first one first. */
export async function findAdministrators(
  db: Db,
): Promise<{ readonly name: string; readonly email: string }[]> {
  return await db
    .selectFrom("users")
    .select(["name", "email"])
    .where("is_admin", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Whether there is an administrator beside this one. True only as long as the transaction lasts. */
export async function hasOtherAdministrator(db: Db, userId: number): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where("is_admin", "=", 1)
    .where("deleted_at", "is", null)
    .where("id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
