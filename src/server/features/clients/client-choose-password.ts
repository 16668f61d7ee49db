import type { Words } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordDeed } from "#server/platform/history/history.ts";
import { hashPassword } from "#server/platform/sessions/password.ts";
import type { Services } from "#server/services.ts";
import { setFirstPassword } from "./clients.repository.ts";

const alreadyChosen: Words = /*i18n*/ {
  id: "client.password.alreadyChosen",
  message: "A password was chosen before. Please sign in with it, or ask for a new one.",
};

/** The first password, chosen by whoever holds the mailed link; only while none is set (D13). */
export async function clientChoosePassword(
  { db, clock }: Pick<Services, "db" | "clock">,
  { clientId, password }: { clientId: number; password: string },
): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    if (!(await setFirstPassword(transaction, clientId, hash))) {
      throw new AppError("conflict", { message: alreadyChosen });
    }
    await recordDeed(transaction, {
      subject: "client",
      subjectId: clientId,
      action: "client.choose-password",
      doer: { kind: "client", id: clientId, name: "link" },
      at: clock(),
    });
  });
}
