import type { SecretsAnswer } from "#contracts/shop-secrets.ts";
import { type SecretName, secretGroupNames } from "#domain/settings/shop-secrets.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import type { Services } from "#server/services.ts";
import { isFromEnvironment, variableOf } from "./shop-keys.ts";
import { findSealedSecrets } from "./shop-secrets.repository.ts";

/** Which secrets are set and from where. Never what they are. */
export async function readSecretsAnswer({
  db,
  config,
  keys,
}: Pick<Services, "db" | "config" | "keys">): Promise<SecretsAnswer> {
  const known = new Set((await findSealedSecrets(db)).map(({ name }) => name));
  const { lost } = keys.current();
  const address = (provider: string) => `${publicUrlOf(config)}/api/webhooks/${provider}`;
  const isSet = (name: SecretName) => config[variableOf[name]] !== "" || known.has(name);
  return {
    is_set: {
      smtp_url: isSet("smtp_url"),
      stripe_secret_key: isSet("stripe_secret_key"),
      stripe_publishable_key: isSet("stripe_publishable_key"),
      stripe_webhook_secret: isSet("stripe_webhook_secret"),
      paypal_client_id: isSet("paypal_client_id"),
      paypal_secret: isSet("paypal_secret"),
      paypal_webhook_id: isSet("paypal_webhook_id"),
      backup_bucket: isSet("backup_bucket"),
    },
    from_environment: secretGroupNames.filter((group) => isFromEnvironment(config, group)),
    to_type_again: [...lost],
    webhook_urls: { stripe: address("stripe"), paypal: address("paypal") },
  };
}
