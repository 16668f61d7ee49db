import { refusalMailLimit } from "#server/features/accounts/account-limits.ts";
import { accountMessages } from "#server/features/accounts/account-words.ts";
import { requireOwnPassword } from "#server/features/accounts/passwords/require-own-password.ts";
import { replaceKnownHash } from "#server/features/accounts/passwords/user-passwords.repository.ts";
import {
  admitCode,
  noteRightCode,
  noteWrongCode,
} from "#server/features/accounts/second-factor/code-guesses.ts";
import { hasSecondFactor } from "#server/features/accounts/second-factor/second-factors.repository.ts";
import { takeSecondFactor } from "#server/features/accounts/second-factor/take-second-factor.ts";
import { mailRefusalNotice } from "#server/features/accounts/users/mail-account-notice.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { hasQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import type { SignedInStaff } from "./actor.ts";
import { runAsStaff } from "./run-as-staff.ts";

/** Before money goes back: the password once more, where the account has a second factor. @throws 422, 429 */
export async function requireStepUp(
  services: Pick<Services, "db" | "clock" | "config" | "passwords">,
  staff: SignedInStaff,
  password: string | undefined,
): Promise<void> {
  if (await hasSecondFactor(services.db, staff.userId)) await requireOwnPassword(services, staff, password);
}

/** What shows that the user sits at the screen, and not only his session. */
export interface Proof {
  readonly current_password?: string | undefined;
  /** Where the account has a second factor. */
  readonly code?: string | undefined;
}

/**
 * Runs a change that asks for a proof (`changeWithProof`), or one that does not, as the same transaction.
 */
export async function changeAsStaff<T>(
  services: Services,
  staff: SignedInStaff,
  { proof, isAsked }: { readonly proof: Proof; readonly isAsked: boolean },
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return isAsked
    ? await changeWithProof(services, staff, proof, change)
    : await runAsStaff(services, staff, change);
}

/**
 * Runs a change that a stolen session must not make: the user gives the own password, and a code where
 * the account has a second factor. The code is used up in the change's own transaction, so a change that is refused for
 * another reason keeps it good. Refusals are written to the user.
 * @throws 422 at `current_password` or `code`, 429, and what the change throws
 */
export async function changeWithProof<T>(
  services: Services,
  staff: SignedInStaff,
  proof: Proof,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await prove(services, staff, proof, change);
  } catch (error) {
    if (isRefused(error, "code") && proof.code) await noteWrongCode(services, staff.userId);
    if (isRefused(error, "current_password") || isRefused(error, "code")) await mailRefusal(services, staff);
    throw error;
  }
}

async function prove<T>(
  services: Services,
  staff: SignedInStaff,
  proof: Proof,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const hasFactor = await hasSecondFactor(services.db, staff.userId);
  requireGiven(proof, hasFactor);
  const known = await requireOwnPassword(services, staff, proof.current_password, "current_password");
  const given = { userId: staff.userId, code: proof.code ?? "", from: { session: staff.tokenHash } } as const;
  if (hasFactor) await admitCode(services, given);
  const changed = await runAsStaff(services, staff, async (transaction) => {
    // Comparing a password takes a while: it may be another one by now.
    const isKnown = await replaceKnownHash(transaction, { id: staff.userId, known, next: known });
    if (!isKnown) throw new AppError("unauthenticated");
    const { userId: id, name } = staff;
    if (hasFactor) await takeSecondFactor(transaction, { id, name }, given.code, services.clock());
    return await change(transaction);
  });
  if (hasFactor) await noteRightCode(services, given);
  return changed;
}

/** Says at once all that is missing. */
function requireGiven({ current_password, code }: Proof, hasFactor: boolean): void {
  const fields = {
    ...(!current_password && { current_password: [accountMessages.ownPasswordMissing] }),
    ...(hasFactor && !code && { code: [accountMessages.secondStep] }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

function isRefused(error: unknown, field: keyof Proof): boolean {
  return error instanceof AppError && error.details.fields?.[field] !== undefined;
}

/** Each refusal is mailed to the session's account, because its owner may not have made the request. */
async function mailRefusal(services: Services, { userId }: SignedInStaff): Promise<void> {
  if (!(await hasQuota(services, refusalMailLimit, String(userId)))) return;
  await mailRefusalNotice(services, userId, "change-refused");
}
