import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeAllSessions } from "#server/platform/sessions/open-sessions.ts";
import type { Services } from "#server/services.ts";

/** An administrator ends all sessions but the current one (ASVS 7.4.5). @returns how many */
export async function staffEndAllSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const ended = await closeAllSessions(transaction, actor.tokenHash);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.end-all-sessions",
      doer: auditActorOf(actor),
      before: { sessions: ended },
      at: clock(),
    });
    return ended;
  });
}
