import type { Invitation } from "#contracts/accounts/invitations.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeAsStaff, type Proof } from "#server/access/require-step-up.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { requireTypedRecipient } from "#server/platform/mail/require-typed-recipient.ts";
import type { Services } from "#server/services.ts";
import { findUserByEmail, findUserForStaff, roleOf } from "../accounts.repository.ts";
import { emailTaken } from "../sign-in/email-taken.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { deleteInvitation, findInvitations, replaceInvitation } from "./invitations.repository.ts";
import type { InvitationRow } from "./invitations.table.ts";

interface Inviting {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly proof: Proof;
  /** Where the request comes from. */
  readonly address: string;
}

/**
 * An owner invites an address to a role; a guarded one asks for a proof (SPEC-3.7, SPEC-4.47). Inviting again replaces the
 * invitation before. An account that registered itself may be invited, one that has a role has no need of it.
 * @throws 422 for the address of a colleague, or for a proof that is missing or wrong; 429
 */
export async function staffInviteUser(
  services: Services,
  actor: SignedInStaff,
  { proof, address, ...invited }: Inviting,
): Promise<Invitation> {
  const at = services.clock();
  const isAsked = isGuardedRole(invited.role);
  const invite = async (transaction: Transaction) => {
    const known = await findUserByEmail(transaction, invited.email);
    if (known && roleOf(known)) throw new AppError("invalid", emailTaken);
    await requireTypedRecipient(transaction, services, { userId: actor.userId, address }, invited.email);
    const row = await replaceInvitation(transaction, { ...invited, invitedBy: actor.userId, at });
    const mail = { template: "invitation", invitationId: row.id, name: row.name, by: actor.name } as const;
    const language = known?.language ?? services.shop.facts().firstLanguage;
    await postMail(transaction, { ...mail, role: row.role }, { email: row.email, language }, at);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.invite",
      actor: auditActorOf(actor),
      after: { email: row.email, role: row.role },
      at,
    });
    if (isAsked) {
      const by = await findUserForStaff(transaction, actor.userId);
      const about = { account: row, newAddress: row.email, by, isForOwners: true };
      await postAccountNotice(transaction, { ...about, notice: "account-invited" }, at);
    }
    return showInvitation({ ...row, inviter: actor.name });
  };
  const invitation = await changeAsStaff(services, actor, { proof, isAsked }, invite);
  services.notifyMailWorker();
  return invitation;
}

/** The invitations that wait for their answer. */
export async function staffListInvitations({ db }: Pick<Services, "db">): Promise<Invitation[]> {
  return (await findInvitations(db)).map(showInvitation);
}

/** Takes an invitation back: its link opens nothing any more. @throws 404 */
export async function staffWithdrawInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff,
  invitationId: number,
): Promise<void> {
  await runAsStaff({ db }, actor, async (transaction) => {
    const row = await deleteInvitation(transaction, invitationId);
    if (!row) throw new AppError("not_found");
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.withdraw-invitation",
      actor: auditActorOf(actor),
      before: { email: row.email, role: row.role },
      at: clock(),
    });
  });
}

function showInvitation(row: InvitationRow & { readonly inviter: string }): Invitation {
  const { id, email, name, role, expires_at, created_at } = row;
  return { id, email, name, role, invited_by: row.inviter, expires_at, created_at };
}
