import type { User } from "#contracts/accounts/accounts.ts";
import type { Language } from "#domain/language/language.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { ownChangeLimit } from "../account-limits.ts";
import { findUserForStaff, setUserLanguage } from "../accounts.repository.ts";
import { showUser } from "./show-user.ts";

/**
 * An account chooses the language of its screens and mails. The same one again changes nothing, and leaves no trace.
 * @throws 401 when it is gone, 429
 */
export async function staffChooseLanguage(
  services: Pick<Services, "db" | "clock" | "config">,
  actor: SignedInStaff,
  language: Language | null,
): Promise<User> {
  await requireQuota(services, ownChangeLimit, String(actor.userId));
  return await runAsStaff(services, actor, async (transaction) => {
    const before = await findUserForStaff(transaction, actor.userId);
    if (before?.language === language) return showUser(before);
    const user = before && (await setUserLanguage(transaction, actor.userId, language));
    if (!user) throw new AppError("unauthenticated");
    await recordAudit(transaction, {
      subject: "user",
      subjectId: actor.userId,
      action: "user.language",
      actor: auditActorOf(actor),
      before: { language: before.language },
      after: { language },
      at: services.clock(),
    });
    return showUser(user);
  });
}
