import type { User } from "#contracts/accounts.ts";
import { doerOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordDeed } from "#server/platform/history/history.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { accountWords } from "./account-words.ts";
import { changeUser, type UserFields } from "./accounts.repository.ts";
import type { UserRow } from "./accounts.table.ts";
import { hasOtherAdministrator, queueForAdministrators } from "./administrators.repository.ts";
import { refusingTakenEmail } from "./email-taken.ts";
import { findUserToChange, whatChanged } from "./find-user-to-change.ts";
import { historyOf, showUser } from "./show-user.ts";
import { voidPasswordLinks } from "./user-passwords.repository.ts";

interface Edit extends Omit<UserFields, "isAdmin"> {
  readonly userId: number;
  readonly expectedVersion: number | undefined;
  /** Unchanged when left out. */
  readonly isAdmin: boolean | undefined;
}

/**
 * An administrator changes an account (S2 §7). Nobody takes his own rights away, nor the last administrator's (D11);
 * whoever loses them is signed out at once (Z6).
 * @throws 404, 409 with the fresh row, 422
 */
export async function staffEditUser(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  edit: Edit,
): Promise<User> {
  const change = () =>
    db.transaction().execute(async (transaction) => {
      if (edit.isAdmin === false) await queueForAdministrators(transaction);
      const before = await findUserToChange(transaction, edit);
      const isAdmin = edit.isAdmin ?? before.is_admin === 1;
      const losesRights = before.is_admin === 1 && !isAdmin;
      if (losesRights) await mayLoseRights(transaction, actor, before);
      const after = await changeUser(transaction, before, { ...edit, isAdmin });
      if (!after) throw await whatChanged(transaction, before.id);
      if (losesRights) await closeSessionsOf(transaction, "staff", before.id);
      // A link on its way to the old address must not open the account any more.
      if (after.email_key !== before.email_key) {
        await voidPasswordLinks(transaction, { kind: "staff", subject_id: before.id });
      }
      await recordDeed(transaction, {
        subject: "user",
        subjectId: before.id,
        action: "user.edit",
        doer: doerOf(actor),
        before: historyOf(before),
        after: historyOf(after),
        at: clock(),
      });
      return showUser(after);
    });
  return await refusingTakenEmail(change);
}

async function mayLoseRights(transaction: Transaction, actor: Staff, user: UserRow): Promise<void> {
  if (user.id === actor.userId) {
    const message = accountWords.notOwnRights;
    throw new AppError("invalid", { message, fields: { isAdmin: [message] } });
  }
  if (await hasOtherAdministrator(transaction, user.id)) return;
  throw new AppError("conflict", {
    message: accountWords.keepOneAdministrator,
    extra: { fresh: showUser(user) },
  });
}
