import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf, closeSessionsThroughLinks } from "#server/platform/sessions/sessions.ts";
import { dropPasswordOfLink } from "./clients.repository.ts";

interface Ending {
  readonly clientId: number;
  readonly actor: AuditActor;
  readonly at: Date;
}

/**
 * Ends what came through the links of a quote: sessions that one of them opened, and the password where one
 * of them chose it, with every session that it opened. A fresh mail lets the client choose again. The links themselves
 * are to be revoked first, in the same transaction.
 */
export async function systemEndAccessThroughLinks(
  transaction: Transaction,
  { clientId, quoteId, actor, at }: Ending & { readonly quoteId: number },
): Promise<{ readonly sessions: number; readonly password: boolean }> {
  const throughLink = await closeSessionsThroughLinks(transaction, [quoteId]);
  const password = await dropPasswordOfLink(transaction, { clientId, quoteId });
  if (!password) return { sessions: throughLink, password };
  const others = await closeSessionsOf(transaction, "client", clientId);
  const entry = { subject: "client", subjectId: clientId, action: "client.drop-password", actor, at };
  await recordAudit(transaction, entry);
  return { sessions: throughLink + others, password };
}

/** Signs a client out everywhere; the password stays. @returns how many sessions there were */
export async function systemEndClientSessions(
  transaction: Transaction,
  { clientId, actor, at }: Ending,
): Promise<number> {
  const sessions = await closeSessionsOf(transaction, "client", clientId);
  const entry = { subject: "client", subjectId: clientId, action: "client.end-sessions", actor, at };
  await recordAudit(transaction, { ...entry, before: { sessions } });
  return sessions;
}
