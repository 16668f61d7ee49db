import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeAsStaff, type Proof } from "#server/access/require-step-up.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { accountMessages } from "../account-words.ts";
import { deleteUser, findUserForStaff } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { deleteInvitationsBy } from "../invitations/invitations.repository.ts";
import { voidMailedLinks } from "../passwords/user-passwords.repository.ts";
import { findUserToChange, whatChanged } from "./find-user-to-change.ts";
import { postAccountNotice } from "./mail-account-notice.ts";
import { historyOf } from "./show-user.ts";

interface Deletion {
  readonly userId: number;
  readonly expectedVersion: number | undefined;
  readonly proof: Proof;
}

/**
 * An administrator deletes an account, which can be undone; its sessions end at once. He cannot
 * delete himself, and is one until the end, so that one always remains (REL-Z5); another one with a proof (SPEC-4.47).
 * @throws 404, 409 with the fresh row, 422, 429
 */
export async function staffDeleteUser(
  services: Services,
  actor: SignedInStaff,
  { userId, proof, ...wanted }: Deletion,
): Promise<void> {
  if (userId === actor.userId) throw new AppError("invalid", { message: accountMessages.notOneself });
  const seen = await findUserForStaff(services.db, userId);
  const isAsked = seen?.deleted_at === null && seen.is_admin === 1;
  // What was seen is what is deleted: an account that is raised meanwhile is not deleted without a proof.
  const expectedVersion = wanted.expectedVersion ?? seen?.version;
  await changeAsStaff(services, actor, { proof, isAsked }, async (transaction) => {
    const user = await findUserToChange(transaction, { userId, expectedVersion });
    await deleteAccount(transaction, actor, user, services.clock());
  });
  services.notifyMailWorker();
}

async function deleteAccount(
  transaction: Transaction,
  actor: SignedInStaff,
  user: UserRow,
  at: Date,
): Promise<void> {
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
  if (user.is_admin !== 1) return;
  const by = await findUserForStaff(transaction, actor.userId);
  const about = { account: user, by, isForOwners: true };
  await postAccountNotice(transaction, { ...about, notice: "administrator-deleted" }, at);
}
