import type { User } from "#contracts/accounts.ts";
import { doerOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordDeed } from "#server/platform/history/history.ts";
import { hashPassword } from "#server/platform/sessions/password.ts";
import type { Services } from "#server/services.ts";
import { addUser, type UserFields } from "./accounts.repository.ts";
import { emailTaken } from "./email-taken.ts";
import { historyOf, showUser } from "./show-user.ts";

/**
 * An administrator opens an account for somebody, of either kind (S2 §7).
 * @throws 422 when the address has an account
 */
export async function staffAddUser(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  { password, ...fields }: UserFields & { readonly password: string },
): Promise<User> {
  const passwordHash = await hashPassword(password);
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const user = await addUser(transaction, { ...fields, passwordHash, at });
    if (!user) throw new AppError("invalid", emailTaken);
    await recordDeed(transaction, {
      subject: "user",
      subjectId: user.id,
      action: "user.add",
      doer: doerOf(actor),
      after: historyOf(user),
      at,
    });
    return showUser(user);
  });
}
