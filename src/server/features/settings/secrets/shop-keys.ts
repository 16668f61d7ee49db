import {
  groupOfSecret,
  type SecretGroup,
  type SecretName,
  secretGroups,
} from "#domain/settings/shop-secrets.ts";
import type { Config } from "#server/config/config.ts";
import { isLiveKey, livePaypal, trialPaypal } from "#server/config/payment-key-errors.ts";

/** With whom the shop is connected: by its environment, or by what its owner typed (ADR-102). */
export interface ShopKeys {
  /** The variables, with what was typed in place of those that are empty. */
  readonly config: Config;
  /** Groups of which something is kept that cannot be opened: nothing is done by them until they are typed again. */
  readonly lost: ReadonlySet<SecretGroup>;
}

/** What is kept, by its name; null where it cannot be opened. */
export type KeptSecrets = ReadonlyMap<SecretName, string | null>;

/** The variable in whose place each stands. */
export const variableOf = {
  smtp_url: "SMTP_URL",
  stripe_secret_key: "STRIPE_SECRET_KEY",
  stripe_publishable_key: "STRIPE_PUBLISHABLE_KEY",
  stripe_webhook_secret: "STRIPE_WEBHOOK_SECRET",
  paypal_client_id: "PAYPAL_CLIENT_ID",
  paypal_secret: "PAYPAL_CLIENT_SECRET",
  paypal_webhook_id: "PAYPAL_WEBHOOK_ID",
  backup_bucket: "BACKUP_BUCKET",
} as const satisfies Record<SecretName, keyof Config>;

/** Does the environment name one of the group? Then it names all of it. */
export function isFromEnvironment(config: Config, group: SecretGroup): boolean {
  return secretGroups[group].some((name) => config[variableOf[name]] !== "");
}

/** The environment wins, group by group; a group that was not kept whole is empty. */
export function keysOf(config: Config, kept: KeptSecrets): ShopKeys {
  const typed = new Map<keyof Config, string>();
  const lost = new Set<SecretGroup>();
  for (const [name, value] of kept) {
    const group = groupOfSecret(name);
    if (isFromEnvironment(config, group)) continue;
    if (value === null) lost.add(group);
    else typed.set(variableOf[name], value);
  }
  for (const group of lost) for (const name of secretGroups[group]) typed.delete(variableOf[name]);
  return { config: { ...config, ...Object.fromEntries(typed), ...impliedBy(config, typed) }, lost };
}

/**
 * Keys of Stripe that are typed end what `PAYMENTS=sandbox` allowed a shop until then; and PayPal follows Stripe: its
 * trial beside test keys, unless the environment names another address.
 */
function impliedBy(config: Config, typed: ReadonlyMap<keyof Config, string>): Partial<Config> {
  const secret = typed.get("STRIPE_SECRET_KEY") ?? config.STRIPE_SECRET_KEY;
  const isTrial = typed.has("PAYPAL_CLIENT_ID") && config.PAYPAL_API_URL === livePaypal && !isLiveKey(secret);
  return {
    ...(typed.has("STRIPE_SECRET_KEY") && { PAYMENTS: "" as const }),
    ...(isTrial && { PAYPAL_API_URL: trialPaypal }),
  };
}
