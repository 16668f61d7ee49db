import type { Db } from "#server/platform/database/db.ts";
import type { UserRow } from "./accounts.table.ts";

/** Who a staff session belongs to, unless the account was deleted. Read at every request (Z6). */
export async function findUserForSession(
  db: Db,
  id: number,
): Promise<Pick<UserRow, "id" | "name" | "is_admin"> | undefined> {
  return await db
    .selectFrom("users")
    .select(["id", "name", "is_admin"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
