import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { listOpenSessions, sessionIdOf } from "#server/platform/sessions/open-sessions.ts";
import { closeSession, closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { whoseSessions } from "./whose-sessions.ts";

/** Ends one of the person's own sessions (ASVS 7.5.2). @throws 404 also for another person's session */
export async function personEndSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff | Client,
  sessionId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await listOpenSessions(transaction, whoseSessions(actor), clock());
    const row = rows.find(({ token_hash }) => sessionIdOf(token_hash) === sessionId);
    if (!row) throw new AppError("not_found");
    await closeSession(transaction, row.token_hash);
    await tell(transaction, actor, { device: row.device, since: row.created_at }, clock());
  });
}

/** Ends all of the person's sessions but the current one. @returns how many */
export async function personEndOtherSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff | Client,
): Promise<number> {
  const { kind, subjectId, tokenHash } = whoseSessions(actor);
  return await db.transaction().execute(async (transaction) => {
    const ended = await closeSessionsOf(transaction, kind, subjectId, tokenHash);
    if (ended > 0) await tell(transaction, actor, { sessions: ended }, clock());
    return ended;
  });
}

async function tell(
  transaction: Transaction,
  actor: Staff | Client,
  before: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const { subject, subjectId } = whoseSessions(actor);
  const action = `${subject}.end-sessions`;
  await recordAudit(transaction, { subject, subjectId, action, doer: auditActorOf(actor), before, at });
}
