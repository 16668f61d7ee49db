import type { User } from "#contracts/accounts/accounts.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireQuota, returnQuota } from "#server/platform/limits/require-quota.ts";
import { logSignIn } from "#server/platform/log/log-sign-in.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { signInLimits } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { findUserByEmail } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { replaceKnownHash } from "../passwords/user-passwords.repository.ts";
import { hasSecondFactor } from "../second-factor/second-factors.repository.ts";
import { showUser } from "../users/show-user.ts";
import { openChallenge } from "./open-challenge.ts";

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Where it comes from: attempts are counted by it. */
  readonly address: string;
  /** What its session is listed as. */
  readonly device?: string | undefined;
}

/**
 * Signs in with e-mail and password. An unknown address and a wrong password take the same work and get the
 * same answer; only failures are counted, and they are counted before they are known to be one, so that guesses
 * at the same moment count as well.
 * Where the account has a second factor, a right password only opens the second step.
 * @throws 401, or 429 after too many failures
 */
export async function visitorSignIn(
  services: Services,
  { email, password, address, device }: Attempt,
): Promise<Entered> {
  const guesser = `${emailKey(email)} ${address}`;
  await requireQuota(services, signInLimits.account, guesser);
  await requireQuota(services, signInLimits.address, address);
  const user = await findUserByEmail(services.db, email);
  const isRight = await services.passwords.verify(password, user?.password_hash);
  const entered = user && isRight ? await open(services, user, { password, device }) : undefined;
  logSignIn(services.log, { who: "staff", account: user?.id, how: "password", isRight: Boolean(entered) });
  if (!entered) throw new AppError("unauthenticated", { message: accountMessages.wrongSignIn });
  await returnQuota(services, signInLimits.account, guesser);
  await returnQuota(services, signInLimits.address, address);
  return entered;
}

/** Signed in; or, where the account has a second factor, half of the way. */
type Entered = { readonly token: string; readonly user: User } | { readonly challenge: string };

/** Opens the session, or the second step, unless the password was changed or the account deleted while it was compared. */
async function open(
  { db, clock, passwords }: Services,
  user: UserRow,
  { password, device }: Pick<Attempt, "password" | "device">,
): Promise<Entered | undefined> {
  const known = user.password_hash;
  const next = passwords.isOutdated(known) ? await passwords.hash(password) : known;
  return await db.transaction().execute(async (transaction) => {
    if (!(await replaceKnownHash(transaction, { id: user.id, known, next }))) return undefined;
    if (await hasSecondFactor(transaction, user.id)) {
      return { challenge: await openChallenge(transaction, { id: user.id, password_hash: next }, clock()) };
    }
    const token = await openSession(transaction, "staff", user.id, clock(), { device });
    return { token, user: showUser(user) };
  });
}
