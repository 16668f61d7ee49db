import type { User } from "#contracts/accounts/accounts.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { holdSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { addUser, findUserForStaff, type UserFields } from "../accounts.repository.ts";
import { emailTaken } from "../sign-in/email-taken.ts";
import { postAccountNotice } from "./mail-account-notice.ts";
import { historyOf, showUser } from "./show-user.ts";

/**
 * An owner opens an account with any role or none; one of an owner with a proof.
 * @throws 401 where the session ended meanwhile; 422 when the address has an account, or for a proof that is missing or
 * wrong; 429
 */
export async function staffAddUser(
  services: Services,
  actor: Staff,
  { password, proof, ...fields }: UserFields & { readonly password: string; readonly proof: Proof },
): Promise<User> {
  const passwordHash = await services.passwords.hash(password);
  const at = services.clock();
  const add = async (transaction: Transaction) => {
    // Hashing takes a while: the session is looked at again, and stays until the end.
    if (!(await holdSession(transaction, actor.tokenHash))) throw new AppError("unauthenticated");
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
    if (fields.role === "owner") {
      const by = await findUserForStaff(transaction, actor.userId);
      await postAccountNotice(transaction, { notice: "administrator-added", account: user, by }, at);
    }
    return showUser(user);
  };
  if (fields.role !== "owner") return await services.db.transaction().execute(add);
  const added = await changeWithProof(services, actor, proof, add);
  services.notifyMailWorker();
  return added;
}
