import type { User } from "#contracts/accounts/accounts.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeAsStaff, type Proof } from "#server/access/require-step-up.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { addUser, findUserForStaff, type UserFields } from "../accounts.repository.ts";
import { emailTaken } from "../sign-in/email-taken.ts";
import { noticeOfRights, postAccountNotice } from "./mail-account-notice.ts";
import { historyOf, showUser } from "./show-user.ts";

/**
 * An owner opens an account with any role or none; one with a guarded role with a proof (SPEC-4.47).
 * @throws 401 where the session ended meanwhile; 422 when the address has an account, or for a proof that is missing or
 * wrong; 429
 */
export async function staffAddUser(
  services: Services,
  actor: SignedInStaff,
  { password, proof, ...fields }: UserFields & { readonly password: string; readonly proof: Proof },
): Promise<User> {
  const passwordHash = await services.passwords.hash(password);
  const at = services.clock();
  const isAsked = isGuardedRole(fields.role);
  const add = async (transaction: Transaction) => {
    const user = await addUser(transaction, { ...fields, passwordHash, at });
    if (!user) throw new AppError("invalid", emailTaken);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: user.id,
      action: "user.add",
      actor: auditActorOf(actor),
      after: historyOf(user),
      at,
    });
    if (isAsked) {
      const by = await findUserForStaff(transaction, actor.userId);
      const notice = noticeOfRights(fields.role, "administrator-added");
      await postAccountNotice(transaction, { notice, account: user, by, isForOwners: true }, at);
    }
    return showUser(user);
  };
  const added = await changeAsStaff(services, actor, { proof, isAsked }, add);
  services.notifyMailWorker();
  return added;
}
