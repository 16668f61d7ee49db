import { emailKey } from "#domain/accounts/email-key.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { hasQuota, requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMailIfKnown } from "#server/platform/mail/post-mail.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { linkLimits } from "./client-limits.ts";
import { findClientByEmailForSystem, findClientEmail } from "./clients.repository.ts";
import { systemSetClientPassword } from "./system-set-client-password.ts";

/** The clients' half of forgotten passwords. Accounts, which own the calls, know no clients. */
export const clientPasswords = {
  sendLink: clientForgetPassword,
  emailOf: findClientEmail,
  setPassword: systemSetClientPassword,
  openSession: (transaction: Transaction, clientId: number, at: Date, device: string) =>
    openSession(transaction, "client", clientId, at, { device }),
};

/** Mails a client the link for a new password; an unknown address gets no mail, and the caller cannot tell. */
export async function clientForgetPassword(
  services: Pick<Services, "db" | "config" | "clock" | "notifyMailWorker" | "shop">,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await requireQuota(services, linkLimits.address, address);
  // Only the mails are limited: a stranger's repeated requests must not lock the owner out.
  if (!(await hasQuota(services, linkLimits.email, emailKey(email)))) return;
  const client = await findClientByEmailForSystem(services.db, email);
  const { id = 0, name = "" } = client ?? {};
  const mail = { template: "password-link", kind: "client", subjectId: id, name } as const;
  const to = client ?? { email, language: clientLanguage(undefined, services.shop.facts()) };
  await postMailIfKnown(services, { mail, to, isKnown: client !== undefined });
}
