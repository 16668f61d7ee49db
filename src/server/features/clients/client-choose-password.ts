import { newPasswordForRule } from "#domain/accounts/account-rules.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findClientEmail, setFirstPassword } from "./clients.repository.ts";
import type { ThroughLink } from "./through-link.ts";

const alreadyChosen: Message = /*i18n*/ {
  id: "client.password.alreadyChosen",
  message: "A password was chosen before. Please sign in with it, or ask for a new one.",
};

/** The first password, chosen with the mailed link; only while none is set. @throws 409, 422, and what the link throws */
export async function clientChoosePassword(
  { db, clock, passwords }: Pick<Services, "db" | "clock" | "passwords">,
  { clientId, password, link }: { clientId: number; password: string; link: ThroughLink },
): Promise<void> {
  const email = await findClientEmail(db, clientId);
  const error = newPasswordForRule(password, email ?? "");
  if (error) throw new AppError("invalid", { fields: { password: [error] } });
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (transaction) => {
    await link.requireGood(transaction);
    if (!(await setFirstPassword(transaction, { clientId, quoteId: link.quoteId, passwordHash }))) {
      throw new AppError("conflict", { message: alreadyChosen });
    }
    await recordAudit(transaction, {
      subject: "client",
      subjectId: clientId,
      action: "client.choose-password",
      actor: { kind: "client", id: clientId, name: "link" },
      at: clock(),
    });
  });
}
