import type { Db } from "#server/platform/database/db.ts";
import { findUserForStaff } from "../accounts.repository.ts";

/** Where an account is mailed; undefined for one that was deleted. */
export async function systemFindUserAddress(db: Db, userId: number): Promise<string | undefined> {
  const user = await findUserForStaff(db, userId);
  return user?.deleted_at === null ? user.email : undefined;
}
