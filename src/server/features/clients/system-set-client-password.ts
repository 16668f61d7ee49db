import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import { replacePassword } from "./clients.repository.ts";

/**
 * A new password by the mailed link for forgotten ones. All sessions of the client end.
 * False when there is no such client.
 */
export async function systemSetClientPassword(
  transaction: Transaction,
  clientId: number,
  passwordHash: string,
  at: Date = new Date(),
): Promise<boolean> {
  if (!(await replacePassword(transaction, clientId, passwordHash))) return false;
  await closeSessionsOf(transaction, "client", clientId);
  await recordAudit(transaction, {
    subject: "client",
    subjectId: clientId,
    action: "client.reset-password",
    actor: { kind: "client", id: clientId, name: "link" },
    at,
  });
  return true;
}
