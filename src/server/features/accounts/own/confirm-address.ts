import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { hours } from "#domain/time/durations.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { passwordResetLimit } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { changeUser, findUserForStaff, roleOf } from "../accounts.repository.ts";
import { voidMailedLinks } from "../passwords/user-passwords.repository.ts";
import { refusingTakenEmail } from "../sign-in/email-taken.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { historyOf } from "../users/show-user.ts";
import "./address-changes.table.ts";

/** How long an address may be confirmed, counted from the delivery of its mail. */
const lifetime = hours(24);

/** The token that confirms an address, issued when its mail is delivered and stored only as a hash. */
export async function systemIssueAddressLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, recipient }: { readonly userId: number; readonly recipient: string },
): Promise<string> {
  const token = issueToken();
  const expiresAt = new Date(clock().getTime() + lifetime).toISOString();
  // A mail to an address that is not wanted any more opens nothing.
  await db
    .updateTable("address_changes")
    .set({ token_hash: hashToken(token), expires_at: expiresAt })
    .where("user_id", "=", userId)
    .where("email", "=", recipient)
    .execute();
  return token;
}

/**
 * Gives a user the address that the mailed link confirms, once. The old and the new address are written to, and the
 * owners where the account has a guarded role.
 * @returns the address. @throws 410 for a link that is unknown, used or too old, 422 when another account has it by now, 429
 */
export async function visitorConfirmAddress(
  services: Services,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<string> {
  const { db, clock } = services;
  await requireQuota(services, passwordResetLimit, address);
  const at = clock();
  const email = await refusingTakenEmail(() =>
    db.transaction().execute(async (transaction) => {
      const change = await transaction
        .deleteFrom("address_changes")
        .where("token_hash", "=", hashToken(token))
        .where("expires_at", ">", at.toISOString())
        .returningAll()
        .executeTakeFirst();
      const before = change && (await findUserForStaff(transaction, change.user_id));
      if (!change || !before || before.deleted_at) throw linkOver();
      const { name, telephone } = before;
      const fields = { name, telephone, email: change.email, role: roleOf(before) };
      const after = await changeUser(transaction, before, fields);
      if (!after) throw new AppError("conflict");
      await transaction
        .updateTable("users")
        .set({ email_confirmed_at: at.toISOString() })
        .where("id", "=", after.id)
        .execute();
      await voidMailedLinks(transaction, { kind: "staff", subject_id: after.id });
      await recordAudit(transaction, {
        subject: "user",
        subjectId: after.id,
        action: "user.change-address",
        actor: { kind: "staff", id: after.id, name },
        before: historyOf(before),
        after: historyOf(after),
        at,
      });
      const about = { account: before, newAddress: after.email, isForOwners: isGuardedRole(roleOf(after)) };
      await postAccountNotice(transaction, { ...about, notice: "address-changed" }, at);
      return after.email;
    }),
  );
  services.notifyMailWorker();
  return email;
}

function linkOver(): AppError {
  return new AppError("gone", { message: accountMessages.linkUsedUp });
}
