import { systemFindUserAddress } from "#server/features/accounts/users/system-find-user.ts";
import { asUnsent } from "#server/features/deals/model/as-unsent.ts";
import { openCards } from "#server/features/payments/payment-services.ts";
import { askPaypalForWebhook } from "#server/features/payments/providers/paypal/ask-for-webhook.ts";
import { refusedSandbox } from "#server/features/payments/providers/refused-sandbox.ts";
import type { SecretSources, SecretTrial } from "#server/features/settings/secrets/staff-change-secrets.ts";
import { senderOf } from "#server/mail/mail-sender.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isPublicShop, publicAddressOf } from "#server/platform/http/public-host.ts";
import { PrivateHost, readMailServer, tryMailServer } from "#server/platform/mail/try-mail-server.ts";
import { readS3Address } from "#server/platform/storage/s3-address.ts";
import { s3Storage } from "#server/platform/storage/s3-storage.ts";

/** How each kind of secret is tried before it is kept. */
export function secretSources({
  services,
  composePreview,
}: Pick<Mounting, "services" | "composePreview">): SecretSources {
  const isPublicOnly = isPublicShop(services.config);

  /** Mails the owner who typed it. */
  const mail: SecretTrial = async ({ config }, { userId, name }) => {
    const server = readMailServer(config.SMTP_URL);
    const email = await systemFindUserAddress(services.db, userId);
    if (!server || email === undefined) throw new AppError("unauthenticated");
    const { subject, text, html } = await composePreview(
      asUnsent({ template: "staff-test-mail", name }, { email, language: "en" }, services.clock()),
    );
    return await tryMailServer(
      server,
      { from: senderOf(services, config), to: email, subject, text, html },
      { isPublicOnly },
    );
  };

  /** Asks for what the shop asks every hour, which moves nothing. */
  const stripe: SecretTrial = async (keys) => {
    await openCards(keys, undefined).listIntentsSince(services.clock());
    return "";
  };

  const paypal: SecretTrial = async ({ config }) => await askPaypalForWebhook(config);

  /** Writes a file and removes it. */
  const backup: SecretTrial = async ({ config }) => {
    const address = readS3Address(config.BACKUP_BUCKET);
    if (!address) throw new AppError("invalid");
    if (isPublicOnly && !(await publicAddressOf(new URL(address.bucket).hostname)))
      throw new PrivateHost(address.bucket);
    await s3Storage(address).check();
    return "";
  };

  return {
    trials: { mail, stripe, paypal, backup },
    wouldTest: async (keys, { db }) => (await refusedSandbox(keys, { db })) !== undefined,
  };
}
