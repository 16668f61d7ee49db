import { emailKey } from "#domain/accounts/email-key.ts";
import { hours } from "#domain/time/durations.ts";
import { systemFindClient } from "#server/features/clients/system-find-client.ts";
import { hasQuota, requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMailIfKnown } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { findQuoteToOpen } from "../model/quotes.repository.ts";

const limits = {
  address: { name: "quote-access-address", maxHits: 20, perMilliseconds: hours(1) },
  email: { name: "quote-access", maxHits: 5, perMilliseconds: hours(1) },
} as const;

/** Mails a client a link to his newest quote; unknown addresses get the same answer. */
export async function clientRequestAccess(
  services: Pick<Services, "db" | "clock" | "config" | "notifyMailWorker">,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<void> {
  await requireQuota(services, limits.address, address);
  // Only the mails are limited: a stranger's repeated requests must not lock the owner out.
  if (!(await hasQuota(services, limits.email, emailKey(email)))) return;
  const client = await systemFindClient(services.db, email);
  const quote = await findQuoteToOpen(services.db, client?.id ?? 0);
  const { id = 0, reference = "", name = "", language = "en" } = quote ?? {};
  const mail = { template: "access-link", quoteId: id, reference, name } as const;
  const to = { email: client?.email ?? email, language };
  await postMailIfKnown(services, { mail, to, isKnown: quote !== undefined });
}
