import { isTotpShaped, normalizeCode } from "#domain/accounts/second-factor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import { matchingStep } from "#server/platform/sessions/totp.ts";
import { accountMessages } from "../account-words.ts";
import { takeRecoveryCode } from "./recovery-codes.repository.ts";
import { findSecondFactor, takeStep } from "./second-factors.repository.ts";

interface Given {
  readonly id: number;
  readonly name: string;
}

/**
 * Takes a code of the app, or one of the recovery codes, and uses it up: neither opens anything twice.
 * @throws 422 for a code that is wrong or was used
 */
export async function takeSecondFactor(
  transaction: Transaction,
  user: Given,
  typed: string,
  at: Date,
): Promise<void> {
  const code = normalizeCode(typed);
  const isRight = isTotpShaped(code)
    ? await isFreshTotp(transaction, user.id, code, at)
    : await isFreshRecoveryCode(transaction, user, code, at);
  if (!isRight) throw new AppError("invalid", { fields: { code: [accountMessages.wrongCode] } });
}

async function isFreshTotp(
  transaction: Transaction,
  userId: number,
  code: string,
  at: Date,
): Promise<boolean> {
  const factor = await findSecondFactor(transaction, userId);
  if (!factor?.confirmed_at) return false;
  const step = matchingStep(factor.secret, code, at);
  return step !== undefined && (await takeStep(transaction, userId, step));
}

async function isFreshRecoveryCode(
  transaction: Transaction,
  { id, name }: Given,
  code: string,
  at: Date,
): Promise<boolean> {
  if (!(await takeRecoveryCode(transaction, { userId: id, codeHash: hashToken(code), at }))) return false;
  const actor = { kind: "staff", id, name } as const;
  await recordAudit(transaction, {
    subject: "user",
    subjectId: id,
    action: "user.use-recovery-code",
    actor,
    at,
  });
  return true;
}
