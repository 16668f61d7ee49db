import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff } from "../accounts.repository.ts";

/** An administrator ends all sessions of an account (ASVS 7.4.5). @returns how many @throws 404 */
export async function staffEndUserSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff,
  userId: number,
): Promise<number> {
  return await runAsStaff({ db }, actor, async (transaction) => {
    if (!(await findUserForStaff(transaction, userId))) throw new AppError("not_found");
    // His own present session stays: he signs out by signing out.
    const ended = await closeSessionsOf(transaction, "staff", userId, actor.tokenHash);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: userId,
      action: "user.end-sessions",
      actor: auditActorOf(actor),
      before: { sessions: ended },
      at: clock(),
    });
    return ended;
  });
}
