import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import { deleteUser, findUserForStaff } from "../accounts.repository.ts";
import { deleteInvitationsBy } from "../invitations/invitations.repository.ts";
import { voidMailedLinks } from "../passwords/user-passwords.repository.ts";
import { hasOtherAdministrator, queueForAdministrators } from "./administrators.repository.ts";
import { findUserToChange, whatChanged } from "./find-user-to-change.ts";
import { postAccountNotice } from "./mail-account-notice.ts";
import { historyOf, showUser } from "./show-user.ts";

/**
 * An administrator deletes an account, which can be undone; its sessions end at once. He cannot
 * delete himself, nor the last administrator.
 * @throws 404, 409 with the fresh row, 422
 */
export async function staffDeleteUser(
  { db, clock, notifyMailWorker }: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  actor: Staff,
  wanted: { readonly userId: number; readonly expectedVersion: number | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await queueForAdministrators(transaction);
    const user = await findUserToChange(transaction, wanted);
    if (user.id === actor.userId) throw new AppError("invalid", { message: accountMessages.notOneself });
    if (user.is_admin === 1 && !(await hasOtherAdministrator(transaction, user.id))) {
      throw new AppError("conflict", {
        message: accountMessages.keepOneAdministrator,
        extra: { fresh: showUser(user) },
      });
    }
    const at = clock();
    if (!(await deleteUser(transaction, user, at))) throw await whatChanged(transaction, user.id);
    await closeSessionsOf(transaction, "staff", user.id);
    await deleteInvitationsBy(transaction, user.id);
    await voidMailedLinks(transaction, { kind: "staff", subject_id: user.id });
    await recordAudit(transaction, {
      subject: "user",
      subjectId: user.id,
      action: "user.delete",
      actor: auditActorOf(actor),
      before: historyOf(user),
      at,
    });
    if (user.is_admin === 1) {
      const by = await findUserForStaff(transaction, actor.userId);
      await postAccountNotice(transaction, { notice: "administrator-deleted", account: user, by }, at);
    }
  });
  notifyMailWorker();
}
