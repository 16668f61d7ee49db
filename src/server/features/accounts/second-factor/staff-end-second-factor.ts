import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { requireOwnPassword } from "../passwords/require-own-password.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { admitCode, noteRightCode, noteWrongCode } from "./code-guesses.ts";
import { deleteFactor } from "./second-factors.repository.ts";
import { takeSecondFactor } from "./take-second-factor.ts";

interface OwnEnd {
  readonly password: string;
  readonly code: string;
}

/** Switches one's own second factor off, with password and a code. @throws 409 where there is none, 422, 429 */
export async function staffEndSecondFactor(
  services: Services,
  staff: SignedInStaff,
  { password, code }: OwnEnd,
): Promise<void> {
  await requireOwnPassword(services, staff, password);
  const given = { userId: staff.userId, code, from: { session: staff.tokenHash } } as const;
  await admitCode(services, given);
  await runAsStaff(services, staff, async (transaction) => {
    const at = services.clock();
    await takeSecondFactor(transaction, { id: staff.userId, name: staff.name }, code, at);
    await remove(transaction, staff, staff.userId, at);
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === "invalid") await noteWrongCode(services, given.userId);
    throw error;
  });
  await noteRightCode(services, given);
  services.notifyMailWorker();
}

/**
 * Takes the second factor off a colleague's account who lost phone and codes; the administrator gives a proof.
 * One's own is ended with a code. @throws 404, 409, 422, 429
 */
export async function staffRemoveSecondFactor(
  services: Services,
  staff: SignedInStaff,
  { userId, proof }: { readonly userId: number; readonly proof: Proof },
): Promise<void> {
  if (userId === staff.userId) throw new AppError("conflict", { message: accountMessages.ownFactor });
  await changeWithProof(services, staff, proof, async (transaction) => {
    const user = await findUserForStaff(transaction, userId);
    if (!user || user.deleted_at) throw new AppError("not_found");
    await remove(transaction, staff, userId, services.clock());
  });
  services.notifyMailWorker();
}

async function remove(
  transaction: Transaction,
  staff: SignedInStaff,
  userId: number,
  at: Date,
): Promise<void> {
  if (!(await deleteFactor(transaction, userId))) {
    throw new AppError("conflict", { message: accountMessages.factorIsOff });
  }
  const action = "user.second-factor-off";
  await recordAudit(transaction, {
    subject: "user",
    subjectId: userId,
    action,
    actor: auditActorOf(staff),
    at,
  });
  const account = await findUserForStaff(transaction, userId);
  const by = await findUserForStaff(transaction, staff.userId);
  if (account) await postAccountNotice(transaction, { notice: "factor-off", account, by }, at);
}
