import type { User } from "#contracts/accounts.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { showUser } from "./show-user.ts";

/** The caller's own account. */
export async function staffReadOwnAccount({ db }: Pick<Services, "db">, actor: Staff): Promise<User> {
  const user = await findUserForStaff(db, actor.userId);
  // Deleted between the check of the session and this line.
  if (!user || user.deleted_at) throw new AppError("unauthenticated");
  return showUser(user);
}
