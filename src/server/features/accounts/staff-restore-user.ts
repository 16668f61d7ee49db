import type { User } from "#contracts/accounts.ts";
import { doerOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordDeed } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff, restoreUser } from "./accounts.repository.ts";
import { refusingTakenEmail } from "./email-taken.ts";
import { whatChanged } from "./find-user-to-change.ts";
import { historyOf, showUser } from "./show-user.ts";

/**
 * Takes a deletion back (decisions §0.14): the account is as it was, but has to sign in again.
 * @throws 404, 409 when it is not deleted, 422 when its address belongs to another account by now
 */
export async function staffRestoreUser(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  userId: number,
): Promise<User> {
  const restore = () =>
    db.transaction().execute(async (transaction) => {
      const user = await findUserForStaff(transaction, userId);
      if (!user) throw new AppError("not_found");
      const restored = await restoreUser(transaction, user);
      if (!restored) throw await whatChanged(transaction, user.id);
      await recordDeed(transaction, {
        subject: "user",
        subjectId: user.id,
        action: "user.restore",
        doer: doerOf(actor),
        after: historyOf(restored),
        at: clock(),
      });
      return showUser(restored);
    });
  return await refusingTakenEmail(restore);
}
