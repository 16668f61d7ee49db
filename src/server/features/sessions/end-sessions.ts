import { auditActorOf, type Client, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeAllSessions, listOpenSessions, sessionIdOf } from "#server/platform/sessions/open-sessions.ts";
import { closeSession, closeSessionsOf, holdSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { whoseSessions } from "./whose-sessions.ts";

/** Ends one of the person's own sessions (ASVS 7.5.2). @throws 404 also for another person's session */
export async function personEndSession(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff | Client,
  sessionId: string,
): Promise<void> {
  await runAsPerson({ db }, actor, async (transaction) => {
    const rows = await listOpenSessions(transaction, whoseSessions(actor), clock());
    const row = rows.find(({ token_hash }) => sessionIdOf(token_hash) === sessionId);
    if (!row) throw new AppError("not_found");
    await closeSession(transaction, row.token_hash);
    await recordEnd(transaction, actor, { device: row.device, since: row.created_at }, clock());
  });
}

/** Ends all of the person's sessions but the current one. @returns how many */
export async function personEndOtherSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff | Client,
): Promise<number> {
  const { kind, subjectId, tokenHash } = whoseSessions(actor);
  return await runAsPerson({ db }, actor, async (transaction) => {
    const ended = await closeSessionsOf(transaction, kind, subjectId, tokenHash);
    if (ended > 0) await recordEnd(transaction, actor, { sessions: ended }, clock());
    return ended;
  });
}

/** An administrator ends all sessions but the current one (ASVS 7.4.5). @returns how many */
export async function staffEndAllSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff,
): Promise<number> {
  return await runAsStaff({ db }, actor, async (transaction) => {
    const ended = await closeAllSessions(transaction, actor.tokenHash);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.end-all-sessions",
      actor: auditActorOf(actor),
      before: { sessions: ended },
      at: clock(),
    });
    return ended;
  });
}

/** The session is looked at inside the transaction: one that ended meanwhile ends no other. @throws 401 */
async function runAsPerson<T>(
  { db }: Pick<Services, "db">,
  actor: SignedInStaff | Client,
  command: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (actor.kind === "staff") return await runAsStaff({ db }, actor, command);
  return await db.transaction().execute(async (transaction) => {
    if (!(await holdSession(transaction, actor.tokenHash))) throw new AppError("unauthenticated");
    return await command(transaction);
  });
}

async function recordEnd(
  transaction: Transaction,
  actor: SignedInStaff | Client,
  before: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const { subject, subjectId } = whoseSessions(actor);
  const action = `${subject}.end-sessions`;
  await recordAudit(transaction, { subject, subjectId, action, actor: auditActorOf(actor), before, at });
}
