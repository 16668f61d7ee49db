import type { User } from "#contracts/accounts/accounts.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { minutes } from "#domain/time/durations.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeAsStaff, type Proof } from "#server/access/require-step-up.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findLastAuditEntry, recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff, restoreUser, roleOf } from "../accounts.repository.ts";
import { refusingTakenEmail } from "../sign-in/email-taken.ts";
import { whatChanged } from "./find-user-to-change.ts";
import { noticeOfRights, postAccountNotice } from "./mail-account-notice.ts";
import { historyOf, showUser } from "./show-user.ts";

/** As long as the office offers to undo a deletion, and some more. */
const undoTime = minutes(1);

/**
 * Takes a deletion back: the account is as it was, but has to sign in again. That gives a guarded role
 * where it had one, and asks for a proof, but for taking the own deletion back at once.
 * @throws 404, 409 when it is not deleted, 422 when its address belongs to another account by now
 */
export async function staffRestoreUser(
  services: Services,
  actor: SignedInStaff,
  { userId, proof }: { readonly userId: number; readonly proof: Proof },
): Promise<User> {
  const { db, clock } = services;
  const found = await findUserForStaff(db, userId);
  if (!found) throw new AppError("not_found");
  const isGuarded = isGuardedRole(roleOf(found));
  const restore = async (transaction: Transaction) => {
    const restored = await restoreUser(transaction, found);
    if (!restored) throw await whatChanged(transaction, userId);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: userId,
      action: "user.restore",
      actor: auditActorOf(actor),
      after: historyOf(restored),
      at: clock(),
    });
    if (isGuarded) {
      const by = await findUserForStaff(transaction, actor.userId);
      const notice = noticeOfRights(roleOf(restored), "administrator-restored");
      await postAccountNotice(transaction, { notice, account: restored, by, isForOwners: true }, clock());
    }
    return showUser(restored);
  };
  const isAsked = isGuarded && !(await isUndo(services, actor, userId));
  const restored = await refusingTakenEmail(() =>
    changeAsStaff(services, actor, { proof, isAsked }, restore),
  );
  services.notifyMailWorker();
  return restored;
}

/** Whether this administrator deleted the account a moment ago: then nothing is given that was not there. */
async function isUndo(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff,
  userId: number,
): Promise<boolean> {
  const deletion = await findLastAuditEntry(db, {
    subject: "user",
    subjectId: userId,
    action: "user.delete",
  });
  if (deletion?.doer !== "staff" || deletion.doer_id !== actor.userId) return false;
  return clock().getTime() - Date.parse(deletion.created_at) <= undoTime;
}
