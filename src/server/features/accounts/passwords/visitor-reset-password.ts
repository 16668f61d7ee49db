import { newPasswordForRule } from "#domain/accounts/account-rules.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { passwordResetLimit } from "../account-limits.ts";
import { accountMessages } from "../account-words.ts";
import type { PasswordOwners } from "./password-owners.ts";
import { findPasswordLink, usePasswordLink, voidMailedLinks } from "./user-passwords.repository.ts";

interface Reset {
  readonly token: string;
  readonly password: string;
  readonly address: string;
  readonly device: string;
}

/**
 * Sets a new password with a mailed link, once; every other link and session of the same person ends with it.
 * @returns the bearer of a client, who is signed in with it; nothing for staff
 * @throws 410 for a link that is unknown, used or too old, without telling which; 422 for a password that holds the
 * address; 429 after too many tries
 */
export async function visitorResetPassword(
  services: Services,
  owners: PasswordOwners,
  { token, password, address, device }: Reset,
): Promise<string | undefined> {
  const { db, clock, passwords } = services;
  await requireQuota(services, passwordResetLimit, address);
  const tokenHash = hashToken(token);
  const now = clock();
  // Looked up first, so that wrong links cost no hashing.
  const found = await findPasswordLink(db, tokenHash, now);
  if (!found) throw linkUsedUp();
  const error = newPasswordForRule(password, (await owners[found.kind].emailOf(db, found.subject_id)) ?? "");
  if (error) throw new AppError("invalid", { fields: { password: [error] } });
  const passwordHash = await passwords.hash(password);
  return await db.transaction().execute(async (transaction) => {
    const subject = await usePasswordLink(transaction, tokenHash, now);
    if (!subject) throw linkUsedUp();
    const { kind, subject_id: id } = subject;
    const isSet = await owners[kind].setPassword(transaction, id, passwordHash, now);
    if (!isSet) throw linkUsedUp();
    await voidMailedLinks(transaction, subject);
    return await owners[kind].openSession?.(transaction, id, now, device);
  });
}

function linkUsedUp(): AppError {
  return new AppError("gone", { message: accountMessages.linkUsedUp });
}
