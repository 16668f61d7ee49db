import type { Db } from "#server/platform/database/db.ts";
import { findUserForStaff } from "../accounts.repository.ts";

/** How a user is called; undefined for one that does not exist, or was deleted. */
export async function systemFindUserName(db: Db, userId: number): Promise<string | undefined> {
  const user = await findUserForStaff(db, userId);
  return user?.deleted_at === null ? user.name : undefined;
}
