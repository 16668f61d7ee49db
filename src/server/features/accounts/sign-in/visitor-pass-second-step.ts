import type { User } from "#contracts/accounts/accounts.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireQuota, returnQuota } from "#server/platform/limits/require-quota.ts";
import { logSignIn } from "#server/platform/log/log-sign-in.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { secondStepLimits } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { replaceKnownHash } from "../passwords/user-passwords.repository.ts";
import { admitCode, noteRightCode, noteWrongCode } from "../second-factor/code-guesses.ts";
import { takeSecondFactor } from "../second-factor/take-second-factor.ts";
import { showUser } from "../users/show-user.ts";
import { findChallenge, takeChallenge } from "./challenges.repository.ts";
import { markOf } from "./open-challenge.ts";

interface Step {
  readonly challenge: string;
  readonly code: string;
  readonly address: string;
  readonly device?: string | undefined;
}

/**
 * The second half of signing in: the challenge that a right password gave, and a code. Guesses become slower where they
 * come from, and the owner is written to.
 * @throws 401 when the challenge is over, 422 for a wrong or used code, 429
 */
export async function visitorPassSecondStep(
  services: Services,
  { challenge, code, address, device }: Step,
): Promise<{ token: string; user: User }> {
  const { db, clock } = services;
  await requireQuota(services, secondStepLimits.address, address);
  const tokenHash = hashToken(challenge);
  const now = clock();
  const found = await findChallenge(db, tokenHash, now);
  if (!found) throw challengeOver();
  const given = { userId: found.user_id, code, from: { address } } as const;
  await admitCode(services, given);
  const said = { who: "staff", account: found.user_id, how: "second factor" } as const;
  const entered = await db
    .transaction()
    .execute(async (transaction) => {
      const user = await requireUnchanged(transaction, found);
      await takeSecondFactor(transaction, user, code, now);
      if (!(await takeChallenge(transaction, tokenHash))) throw challengeOver();
      return {
        token: await openSession(transaction, "staff", user.id, now, { device }),
        user: showUser(user),
      };
    })
    .catch(async (error: unknown) => {
      // An error of the database is no wrong code.
      if (error instanceof AppError) logSignIn(services.log, { ...said, isRight: false });
      if (error instanceof AppError && error.code === "invalid") await noteWrongCode(services, given.userId);
      throw error;
    });
  logSignIn(services.log, { ...said, isRight: true });
  await noteRightCode(services, given);
  await returnQuota(services, secondStepLimits.address, address);
  return entered;
}

/** A challenge ends with the password that it was given for, and with the account. */
async function requireUnchanged(
  transaction: Transaction,
  challenge: { user_id: number; password_mark: string },
): Promise<UserRow> {
  const user = await findUserForStaff(transaction, challenge.user_id);
  if (!user || markOf(user.password_hash) !== challenge.password_mark) throw challengeOver();
  const known = user.password_hash;
  // Writes what stands there: a new password waits for this transaction, and ends the session that it opens.
  if (!(await replaceKnownHash(transaction, { id: user.id, known, next: known }))) throw challengeOver();
  return user;
}

function challengeOver(): AppError {
  return new AppError("unauthenticated", { message: accountMessages.challengeOver });
}
