import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { replaceHash } from "./user-passwords.repository.ts";

/** A new password by a mailed link, which confirms the address: all sessions of the account end. */
export async function systemSetUserPassword(
  transaction: Transaction,
  userId: number,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const user = await replaceHash(transaction, userId, passwordHash, at);
  if (!user) return false;
  await closeSessionsOf(transaction, "staff", userId);
  await recordAudit(transaction, {
    subject: "user",
    subjectId: userId,
    action: "user.reset-password",
    actor: { kind: "staff", id: userId, name: user.name },
    at,
  });
  await postAccountNotice(transaction, { notice: "password-changed", account: user }, at);
  return true;
}
