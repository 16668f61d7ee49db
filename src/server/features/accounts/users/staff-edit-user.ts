import type { User } from "#contracts/accounts/accounts.ts";
import { asksForProof, isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { type GivenRole, meantRole, type Role } from "#domain/accounts/roles.ts";
import type { Language } from "#domain/language/language.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeAsStaff, type Proof } from "#server/access/require-step-up.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { requireTypedRecipient } from "#server/platform/mail/require-typed-recipient.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { accountMessages, contradictingRole } from "../account-words.ts";
import { changeUser, findUserForStaff, roleOf, type UserFields } from "../accounts.repository.ts";
import type { UserRow } from "../accounts.table.ts";
import { deleteInvitationsBy } from "../invitations/invitations.repository.ts";
import { dropPassword, voidMailedLinks } from "../passwords/user-passwords.repository.ts";
import { deleteFactor } from "../second-factor/second-factors.repository.ts";
import { refusingTakenEmail } from "../sign-in/email-taken.ts";
import { findUserToChange, whatChanged } from "./find-user-to-change.ts";
import { noticeOfRights, postAccountNotice } from "./mail-account-notice.ts";
import { historyOf, showUser } from "./show-user.ts";

interface Edit extends Omit<UserFields, "role"> {
  readonly userId: number;
  readonly expectedVersion: number | undefined;
  /** Unchanged when left out. */
  readonly given: GivenRole;
  readonly proof: Proof;
  /** Where the request comes from. */
  readonly address: string;
}

/**
 * An administrator changes an account. He cannot remove his own rights, so that one always remains (REL-Z5);
 * an account that loses them is signed out at once. Giving a guarded role, such an account's address, and an
 * administrator's rights ask for a proof, and are written to the old and the new address and to all owners (SPEC-4.47).
 * @throws 404, 409 with the fresh row, 422, 429
 */
export async function staffEditUser(services: Services, actor: SignedInStaff, edit: Edit): Promise<User> {
  const { db } = services;
  const seen = await findUserForStaff(db, edit.userId);
  // Taking the own rights is refused, whatever the proof.
  const isAsked =
    seen?.deleted_at === null && isProofAskedFor(seen, edit) && !takesOwnRights(actor, seen, edit);
  // What was seen is what is changed: an account that is raised meanwhile is not changed without a proof.
  const expectedVersion = edit.expectedVersion ?? seen?.version;
  const changed = await refusingTakenEmail(() =>
    changeAsStaff(services, actor, { proof: edit.proof, isAsked }, (transaction) =>
      applyEdit(transaction, services, actor, { ...edit, expectedVersion }),
    ),
  );
  services.notifyMailWorker();
  return changed;
}

function isProofAskedFor(seen: UserRow, edit: Edit): boolean {
  const before = { email: seen.email, role: roleOf(seen) };
  return asksForProof(before, { email: edit.email, role: roleGiven(seen, edit) });
}

function takesOwnRights(actor: SignedInStaff, seen: UserRow, edit: Edit): boolean {
  return edit.userId === actor.userId && roleGiven(seen, edit) !== "owner";
}

/** @throws 422 at `role` where flag and role contradict each other */
function roleGiven(user: UserRow, { given }: Edit): Role | null {
  const role = meantRole(roleOf(user), given);
  if (role === undefined) throw new AppError("invalid", contradictingRole);
  return role;
}

async function applyEdit(
  transaction: Transaction,
  { clock, config, shop }: Pick<Services, "clock" | "config" | "shop">,
  actor: SignedInStaff,
  edit: Edit,
): Promise<User> {
  const at = clock();
  const before = await findUserToChange(transaction, edit);
  const role = roleGiven(before, edit);
  const wasAdmin = before.is_admin === 1;
  const isAdmin = role === "owner";
  if (takesOwnRights(actor, before, edit)) {
    const message = accountMessages.notOwnRights;
    throw new AppError("invalid", { message, fields: { isAdmin: [message] } });
  }
  if (isUnchanged(before, { ...edit, role })) return showUser(before);
  const after = await changeUser(transaction, before, { ...edit, role });
  if (!after) throw await whatChanged(transaction, before.id);
  if (wasAdmin && !isAdmin) {
    await closeSessionsOf(transaction, "staff", before.id);
    await deleteInvitationsBy(transaction, before.id);
  }
  // A link on its way to the old address must not open the account any more.
  if (after.email_key !== before.email_key) {
    await voidMailedLinks(transaction, { kind: "staff", subject_id: before.id });
    const typing = { userId: actor.userId, address: edit.address };
    await requireTypedRecipient(transaction, { clock, config }, typing, after.email);
  }
  const isRaised = isAdmin ? !wasAdmin : role !== null && roleOf(before) === null;
  if (isRaised && after.email_confirmed_at === null) {
    await closeUnconfirmed(transaction, after, { shopLanguage: shop.facts().firstLanguage, at });
  }
  await recordAudit(transaction, {
    subject: "user",
    subjectId: before.id,
    action: "user.edit",
    actor: auditActorOf(actor),
    before: historyOf(before),
    after: historyOf(after),
    at,
  });
  await writeNotices(transaction, actor, { before, after, at });
  return showUser(after);
}

/** An edit of what stands leaves no trace, and no other version. */
function isUnchanged(before: UserRow, { name, email, telephone, role }: UserFields): boolean {
  const isSameRole = roleOf(before) === role;
  return isSameRole && before.name === name && before.email === email && before.telephone === telephone;
}

/**
 * An account with an unconfirmed address may be a stranger's under another person's address: the stranger's
 * access ends before it becomes staff's, and the owner of the address chooses a password by mail.
 */
async function closeUnconfirmed(
  transaction: Transaction,
  { id, name, email, language }: UserRow,
  { shopLanguage, at }: { readonly shopLanguage: Language; readonly at: Date },
): Promise<void> {
  await closeSessionsOf(transaction, "staff", id);
  await dropPassword(transaction, id);
  await deleteFactor(transaction, id);
  const mail = { template: "password-link", kind: "staff", subjectId: id, name } as const;
  await postMail(transaction, mail, { email, language: language ?? shopLanguage }, at);
}

interface Change {
  readonly before: UserRow;
  readonly after: UserRow;
  readonly at: Date;
}

async function writeNotices(
  transaction: Transaction,
  actor: SignedInStaff,
  { before, after, at }: Change,
): Promise<void> {
  const by = await findUserForStaff(transaction, actor.userId);
  const newAddress = after.email === before.email ? undefined : after.email;
  const [wasRole, role] = [roleOf(before), roleOf(after)];
  const isForOwners = isGuardedRole(wasRole) || isGuardedRole(role);
  const about = { account: before, by, newAddress, isForOwners };
  if (role !== wasRole && isGuardedRole(role)) {
    await postAccountNotice(transaction, { ...about, notice: noticeOfRights(role, "rights-given") }, at);
  }
  if (role !== wasRole && wasRole === "owner") {
    await postAccountNotice(transaction, { ...about, notice: "rights-taken" }, at);
  }
  if (newAddress) await postAccountNotice(transaction, { ...about, notice: "address-changed" }, at);
}
