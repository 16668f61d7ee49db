import type { TypedSecrets } from "#contracts/shop-secrets.ts";
import {
  groupOfSecret,
  isSecretName,
  type SecretGroup,
  type SecretName,
  secretGroups,
  secretNames,
} from "#domain/settings/shop-secrets.ts";
import type { Message } from "#domain/words.ts";
import { type Config, isValidVariable } from "#server/config/config.ts";
import { paymentKeyProblems } from "#server/config/payment-key-errors.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readMailServer } from "#server/platform/mail/try-mail-server.ts";
import { readS3Address } from "#server/platform/storage/s3-address.ts";
import { secretMessages } from "./secret-words.ts";
import { isFromEnvironment, type KeptSecrets, keysOf, type ShopKeys, variableOf } from "./shop-keys.ts";

/** What becomes of each secret that was given; null forgets it. */
export type GivenSecrets = ReadonlyMap<SecretName, string | null>;

/** A blank one is forgotten, as null is; what is left out stays. */
export function givenOf(values: TypedSecrets): GivenSecrets {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      isSecretName(name) && value !== undefined ? [[name, value?.trim() || null]] : [],
    ),
  );
}

export function groupsOf(names: Iterable<SecretName>): SecretGroup[] {
  return [...new Set([...names].map(groupOfSecret))];
}

/**
 * The keys as they would stand. @throws invalid at each secret that has another form, that the environment names, or that
 * may not stand beside the others
 */
export function checkSecrets(
  { config, isDemo }: { readonly config: Config; readonly isDemo: boolean },
  kept: KeptSecrets,
  given: GivenSecrets,
): ShopKeys {
  const wrong: Record<string, Message[]> = {};
  for (const [name, value] of given) {
    const message = faultOf(config, name, value);
    if (message) wrong[name] = [message];
  }
  if (Object.keys(wrong).length > 0) throw new AppError("invalid", { fields: wrong });
  // What cannot be opened stays lost until it is typed again or forgotten.
  const next = new Map(kept);
  for (const [name, value] of given) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const keys = keysOf(config, next);
  const changed = groupsOf(given.keys()).find((group) => group === "stripe" || group === "paypal");
  if (!changed) return keys;
  for (const { at, message } of paymentKeyProblems(keys.config, { isDemo })) {
    // What is wrong with the shop, and not with one of its keys, stands at the first.
    const name = secretNames.find((each) => variableOf[each] === at) ?? secretGroups[changed][0];
    wrong[name] = [...(wrong[name] ?? []), message];
  }
  if (Object.keys(wrong).length > 0) throw new AppError("invalid", { fields: wrong });
  return keys;
}

function faultOf(config: Config, name: SecretName, value: string | null): Message | undefined {
  if (isFromEnvironment(config, groupOfSecret(name))) return secretMessages.fromEnvironment;
  if (value === null) return undefined;
  const isValid = isValidVariable(variableOf[name], value) && (isSafe[name]?.(value) ?? true);
  return isValid ? undefined : formOf[name];
}

/** What the machine's own administrator may name and a page of the office may not. */
const isSafe: Readonly<Partial<Record<SecretName, (value: string) => boolean>>> = {
  smtp_url: (value) => readMailServer(value) !== undefined,
  backup_bucket: (value) => readS3Address(value)?.bucket.startsWith("https:") ?? false,
};

const formOf: Readonly<Record<SecretName, Message>> = {
  smtp_url: secretMessages.mail,
  stripe_secret_key: secretMessages.stripeSecret,
  stripe_publishable_key: secretMessages.stripePublishable,
  stripe_webhook_secret: secretMessages.stripeWebhook,
  paypal_client_id: secretMessages.paypal,
  paypal_secret: secretMessages.paypal,
  paypal_webhook_id: secretMessages.paypal,
  backup_bucket: secretMessages.bucket,
};

/** The first secret of a group that was given: where a fault of the group is said. */
export function firstOf(given: GivenSecrets, group: SecretGroup): SecretName {
  return secretGroups[group].find((name) => given.has(name)) ?? secretGroups[group][0];
}
