import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireTurn, returnTurn } from "#server/platform/limits/require-turn.ts";
import { verifyPassword } from "#server/platform/sessions/password.ts";
import type { Services } from "#server/services.ts";
import { ownPasswordLimit } from "./account-limits.ts";
import { accountWords } from "./account-words.ts";
import { findUserForStaff } from "./accounts.repository.ts";

/**
 * Somebody who is signed in types his password once more, before what a stolen session must not do.
 * @throws 422 for a wrong one, 429 after too many
 */
export async function requireOwnPassword(
  services: Pick<Services, "db" | "clock" | "config">,
  { userId }: Staff,
  password: string | undefined,
): Promise<void> {
  await requireTurn(services, ownPasswordLimit, String(userId));
  const user = await findUserForStaff(services.db, userId);
  if (!(await verifyPassword(password ?? "", user?.password_hash))) {
    throw new AppError("invalid", { fields: { password: [accountWords.wrongPassword] } });
  }
  await returnTurn(services, ownPasswordLimit, String(userId));
}
