import type { User } from "#contracts/accounts/accounts.ts";
import { newPasswordForRule } from "#domain/accounts/account-rules.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { closeSessionsOf, openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { passwordResetLimit } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { addUser, changeUser, findUserByEmail, findUserForStaff, roleOf } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { replaceHash, voidMailedLinks } from "../passwords/user-passwords.repository.ts";
import { deleteFactor } from "../second-factor/second-factors.repository.ts";
import { queueForAdministrators } from "../users/administrators.repository.ts";
import { noticeOfRights, postAccountNotice } from "../users/mail-account-notice.ts";
import { historyOf, showUser } from "../users/show-user.ts";
import { findInvitation, takeInvitation } from "./invitations.repository.ts";
import type { InvitationRow } from "./invitations.table.ts";

/**
 * What a link invites to; looking uses nothing up.
 * @throws 410 for a link that is unknown, used, withdrawn or too old, without telling which; 429
 */
export async function visitorReadInvitation(
  services: Pick<Services, "db" | "clock" | "config">,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<Pick<InvitationRow, "email" | "name" | "role">> {
  await requireQuota(services, passwordResetLimit, address);
  const found = await findInvitation(services.db, hashToken(token), services.clock());
  if (!found) throw invitationOver();
  const { email, name, role } = found;
  return { email, name, role };
}

interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly telephone: string;
  readonly password: string;
  readonly address: string;
  readonly device: string;
}

/**
 * Opens the account that an invitation promises, once, and signs it in. The mail shows whose address it is: an account that
 * was registered under it before becomes this one, and whatever opened it until now is over.
 * @throws 410 as above, 422 for a password that holds the address, 429
 */
export async function visitorAcceptInvitation(
  services: Services,
  { token, password, address, device, ...person }: Acceptance,
): Promise<{ token: string; user: User }> {
  const { db, clock, passwords } = services;
  await requireQuota(services, passwordResetLimit, address);
  const tokenHash = hashToken(token);
  const now = clock();
  // Looked up first, so that wrong links cost no hashing.
  const found = await findInvitation(db, tokenHash, now);
  if (!found) throw invitationOver();
  const error = newPasswordForRule(password, found.email);
  if (error) throw new AppError("invalid", { fields: { password: [error] } });
  const passwordHash = await passwords.hash(password);
  const entered = await db.transaction().execute(async (transaction) => {
    await queueForAdministrators(transaction);
    const invitation = await takeInvitation(transaction, tokenHash, now);
    if (!invitation) throw invitationOver();
    const user = await openAccount(transaction, { ...person, invitation, passwordHash, at: now });
    await recordAudit(transaction, {
      subject: "user",
      subjectId: user.id,
      action: "user.accept-invitation",
      actor: { kind: "staff", id: user.id, name: user.name },
      after: historyOf(user),
      at: now,
    });
    if (isGuardedRole(roleOf(user))) {
      const by = await findUserForStaff(transaction, invitation.invited_by);
      const notice = noticeOfRights(roleOf(user), "administrator-added");
      await postAccountNotice(transaction, { notice, account: user, by, isForOwners: true }, now);
    }
    return {
      token: await openSession(transaction, "staff", user.id, now, { device }),
      user: showUser(user),
    };
  });
  services.notifyMailWorker();
  return entered;
}

interface Opening {
  readonly name: string;
  readonly telephone: string;
  readonly invitation: InvitationRow;
  readonly passwordHash: string;
  readonly at: Date;
}

async function openAccount(
  transaction: Transaction,
  { name, telephone, invitation, passwordHash, at }: Opening,
): Promise<UserRow> {
  const { email, role } = invitation;
  const fields = { name, email, telephone, role };
  const added = await addUser(transaction, { ...fields, passwordHash, isConfirmed: true, at });
  if (added) return added;
  const known = await findUserByEmail(transaction, email);
  // It was given a role by another way meanwhile: the invitation has nothing to give any more.
  if (!known || roleOf(known)) throw invitationOver();
  const changed = await changeUser(transaction, known, fields);
  if (!changed || !(await replaceHash(transaction, known.id, passwordHash, at))) throw invitationOver();
  await closeSessionsOf(transaction, "staff", known.id);
  await deleteFactor(transaction, known.id);
  await voidMailedLinks(transaction, { kind: "staff", subject_id: known.id });
  const user = await findUserForStaff(transaction, known.id);
  if (!user) throw invitationOver();
  return user;
}

function invitationOver(): AppError {
  return new AppError("gone", { message: accountMessages.invitationOver });
}
