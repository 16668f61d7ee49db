import type { User } from "#contracts/accounts/accounts.ts";
import type { Language } from "#domain/language/language.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff, setUserLanguage } from "../accounts.repository.ts";
import { showUser } from "./show-user.ts";

/** An account chooses the language of its screens and mails. @throws 401 when it is gone */
export async function staffChooseLanguage(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  language: Language | null,
): Promise<User> {
  return await db.transaction().execute(async (transaction) => {
    const before = await findUserForStaff(transaction, actor.userId);
    const user = before && (await setUserLanguage(transaction, actor.userId, language));
    if (!user) throw new AppError("unauthenticated");
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.language",
      actor: auditActorOf(actor),
      before: { language: before.language },
      after: { language },
      at: clock(),
    });
    return showUser(user);
  });
}
