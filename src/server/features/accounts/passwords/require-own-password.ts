import type { SignedInStaff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireQuota, returnQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { ownPasswordLimit } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { findUserForStaff } from "../accounts.repository.ts";

/**
 * The password once more, before what a stolen session must not do. Wrong ones are counted by session: the owner, who
 * has another one, is not locked out by them.
 * @returns the hash that it was compared with
 * @throws 422 for a wrong one, 429 after too many
 */
export async function requireOwnPassword(
  services: Pick<Services, "db" | "clock" | "config" | "passwords">,
  { userId, tokenHash }: SignedInStaff,
  password: string | undefined,
  field: "password" | "current_password" = "password",
): Promise<string> {
  const session = `${userId} ${tokenHash}`;
  await requireQuota(services, ownPasswordLimit, session);
  const user = await findUserForStaff(services.db, userId);
  const isRight = await services.passwords.verify(password ?? "", user?.password_hash);
  if (!user || !isRight)
    throw new AppError("invalid", { fields: { [field]: [accountMessages.wrongPassword] } });
  await returnQuota(services, ownPasswordLimit, session);
  return user.password_hash;
}
