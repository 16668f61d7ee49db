import type { User } from "#contracts/accounts/accounts.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { doubtfulRegistrationLimit, registrationLimit } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import { addUser } from "../accounts.repository.ts";
import { historyOf, showUser } from "../users/show-user.ts";
import { emailTaken } from "./email-taken.ts";

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly password: string;
  readonly address: string;
  readonly device?: string | undefined;
  readonly isDoubtful: boolean;
}

/**
 * Opens an account for the visitor, always as a standard user, and signs it in.
 * @throws 403 where accounts are by invitation, 422 when the address has an account, 429 after too many
 */
export async function visitorRegisterAccount(
  services: Services,
  { password, address, device, isDoubtful, ...fields }: Registration,
): Promise<{ token: string; user: User }> {
  const { db, clock, passwords, shop } = services;
  if (!shop.settings().registration_open)
    throw new AppError("forbidden", { message: accountMessages.byInvitation });
  await requireQuota(services, isDoubtful ? doubtfulRegistrationLimit : registrationLimit, address);
  const passwordHash = await passwords.hash(password);
  const now = clock();
  return await db.transaction().execute(async (transaction) => {
    const user = await addUser(transaction, { ...fields, role: null, passwordHash, at: now });
    if (!user) throw new AppError("invalid", emailTaken);
    await recordAudit(transaction, {
      subject: "user",
      subjectId: user.id,
      action: "user.register",
      actor: { kind: "visitor", id: null, name: user.name },
      after: historyOf(user),
      at: now,
    });
    const token = await openSession(transaction, "staff", user.id, now, { device });
    return { token, user: showUser(user) };
  });
}
