import { emailKey } from "#domain/accounts/email-key.ts";
import { hasQuota, requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMailIfKnown } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { passwordLinkLimits } from "../account-limits.ts";
import { findUserByEmail } from "../accounts.repository.ts";

/**
 * Mails a link for a new password to an account of the staff side, if there is one (SPEC-2.26).
 * @throws 429 after too many, for known and unknown addresses alike (REL-S2)
 */
export async function staffForgetPassword(
  services: Services,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await requireQuota(services, passwordLinkLimits.address, address);
  // Only the mails are limited: a stranger's repeated requests must not lock the owner out (REL-D12).
  if (!(await hasQuota(services, passwordLinkLimits.email, emailKey(email)))) return;
  const user = await findUserByEmail(services.db, email);
  const { id = 0, name = "" } = user ?? {};
  const mail = { template: "password-link", kind: "staff", subjectId: id, name } as const;
  const to = { email: user?.email ?? email, language: user?.language ?? services.config.SHOP_LANGUAGE };
  await postMailIfKnown(services, { mail, to, isKnown: user !== undefined });
}
