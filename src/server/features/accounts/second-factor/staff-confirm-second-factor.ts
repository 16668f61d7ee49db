import { normalizeCode, recoveryCodeCount } from "#domain/accounts/second-factor.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import { matchingStep, randomBase32 } from "#server/platform/sessions/totp.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { admitCode, noteRightCode } from "./code-guesses.ts";
import { replaceCodes } from "./recovery-codes.repository.ts";
import { confirmFactor, findSecondFactor } from "./second-factors.repository.ts";

/**
 * Switches the second factor on with a first code of the app, and gives the recovery codes; only their hashes
 * are stored. Every other session of the account ends: it was opened by a password alone.
 * @throws 409 when none was begun or one is on, 422 for a wrong code, 429
 */
export async function staffConfirmSecondFactor(
  services: Services,
  staff: SignedInStaff,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<string[]> {
  const { clock } = services;
  const given = { userId: staff.userId, code, from: { session: staff.tokenHash } } as const;
  await admitCode(services, given);
  const codes = Array.from({ length: recoveryCodeCount }, () => randomBase32(10));
  await runAsStaff(services, staff, async (transaction) => {
    const at = clock();
    const factor = await findSecondFactor(transaction, staff.userId);
    if (!factor || factor.confirmed_at)
      throw new AppError("conflict", { message: accountMessages.factorNotBegun });
    const step = matchingStep(factor.secret, normalizeCode(code), at);
    if (step === undefined) throw new AppError("invalid", { fields: { code: [accountMessages.wrongCode] } });
    if (!(await confirmFactor(transaction, factor, { step, at }))) throw new AppError("conflict");
    await replaceCodes(transaction, staff.userId, codes.map(hashToken));
    await closeSessionsOf(transaction, "staff", staff.userId, staff.tokenHash);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: staff.userId,
      action: "user.second-factor-on",
      actor: auditActorOf(staff),
      at,
    });
    const account = await findUserForStaff(transaction, staff.userId);
    if (account) await postAccountNotice(transaction, { notice: "factor-on", account }, at);
  });
  await noteRightCode(services, given);
  await noteRightCode(services, { userId: staff.userId, code, from: { address } });
  services.notifyMailWorker();
  return codes.map((each) => each.match(/.{4}/g)?.join("-") ?? each);
}
