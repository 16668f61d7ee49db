import type { User } from "#contracts/accounts/accounts.ts";
import { newPasswordForRule } from "#domain/accounts/account-rules.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { requireTypedRecipient } from "#server/platform/mail/require-typed-recipient.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { ownChangeLimit } from "../account-limits.ts";
import { changeUser, findUserByEmail, findUserForStaff, roleOf } from "../accounts.repository.ts";
import { voidMailedLinks } from "../passwords/user-passwords.repository.ts";
import { emailTaken } from "../sign-in/email-taken.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { historyOf, showUser } from "../users/show-user.ts";
import "./address-changes.table.ts";

/**
 * A user changes the own name, and the telephone where it is given. The same ones again change nothing, and leave no trace.
 * @throws 401 when the account is gone, 409, 429
 */
export async function staffRenameOwnAccount(
  services: Pick<Services, "db" | "clock" | "config">,
  actor: SignedInStaff,
  { name, telephone }: { readonly name: string; readonly telephone?: string | undefined },
): Promise<User> {
  const { clock } = services;
  await requireQuota(services, ownChangeLimit, String(actor.userId));
  return await runAsStaff(services, actor, async (transaction) => {
    const before = await findUserForStaff(transaction, actor.userId);
    if (!before) throw new AppError("unauthenticated");
    const { email } = before;
    const fields = { name, telephone: telephone ?? before.telephone, email, role: roleOf(before) };
    if (fields.name === before.name && fields.telephone === before.telephone) return showUser(before);
    const after = await changeUser(transaction, before, fields);
    if (!after) throw new AppError("conflict");
    await recordAudit(transaction, {
      subject: "user",
      subjectId: after.id,
      action: "user.edit",
      actor: auditActorOf(actor),
      before: historyOf(before),
      after: historyOf(after),
      at: clock(),
    });
    return showUser(after);
  });
}

/**
 * A user chooses another password, with the one that it has (and a code): all other sessions end, and mailed links.
 * @throws 422 at its field, 429
 */
export async function staffChangeOwnPassword(
  services: Services,
  actor: SignedInStaff,
  { password, proof }: { readonly password: string; readonly proof: Proof },
): Promise<void> {
  const { db, clock, passwords } = services;
  await requireQuota(services, ownChangeLimit, String(actor.userId));
  const user = await findUserForStaff(db, actor.userId);
  const error = newPasswordForRule(password, user?.email ?? "");
  if (error) throw new AppError("invalid", { fields: { password: [error] } });
  const passwordHash = await passwords.hash(password);
  await changeWithProof(services, actor, proof, async (transaction) => {
    const at = clock();
    const changed = await transaction
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", actor.userId)
      .returning(["name", "email"])
      .executeTakeFirstOrThrow();
    const sessions = await closeSessionsOf(transaction, "staff", actor.userId, actor.tokenHash);
    await voidMailedLinks(transaction, { kind: "staff", subject_id: actor.userId });
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.change-password",
      actor: auditActorOf(actor),
      before: { sessions },
      at,
    });
    await postAccountNotice(transaction, { notice: "password-changed", account: changed }, at);
  });
  services.notifyMailWorker();
}

/**
 * A user asks for another address: it becomes the account's once the link in the mail to it is opened. Until then everything
 * stays as it is; asking again replaces what was asked before.
 * @throws 422 for one that another account has, or for a proof that is missing or wrong; 429
 */
export async function staffAskForAddress(
  services: Services,
  actor: SignedInStaff,
  { email, address, proof }: { readonly email: string; readonly address: string; readonly proof: Proof },
): Promise<void> {
  const { clock, shop } = services;
  await changeWithProof(services, actor, proof, async (transaction) => {
    const at = clock();
    const user = await findUserForStaff(transaction, actor.userId);
    const known = await findUserByEmail(transaction, email);
    if (!user || (known && known.id !== actor.userId) || emailKey(user.email) === emailKey(email))
      throw new AppError("invalid", emailTaken);
    await requireTypedRecipient(transaction, services, { userId: actor.userId, address }, email);
    await transaction.deleteFrom("address_changes").where("user_id", "=", actor.userId).execute();
    await transaction
      .insertInto("address_changes")
      .values({
        user_id: actor.userId,
        email,
        token_hash: null,
        expires_at: null,
        created_at: at.toISOString(),
      })
      .execute();
    const mail = { template: "address-confirmation", userId: actor.userId, name: user.name } as const;
    await postMail(transaction, mail, { email, language: user.language ?? shop.facts().firstLanguage }, at);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.ask-address",
      actor: auditActorOf(actor),
      after: { email },
      at,
    });
  });
  services.notifyMailWorker();
}
