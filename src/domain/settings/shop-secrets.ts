/** What the owner may type in the office and never sees again, in groups that are set up together (ADR-102). */
export const secretGroups = {
  mail: ["smtp_url"],
  stripe: ["stripe_secret_key", "stripe_publishable_key", "stripe_webhook_secret"],
  paypal: ["paypal_client_id", "paypal_secret", "paypal_webhook_id"],
  backup: ["backup_bucket"],
} as const;
export type SecretGroup = keyof typeof secretGroups;
export type SecretName = (typeof secretGroups)[SecretGroup][number];

export const secretGroupNames = [
  "mail",
  "stripe",
  "paypal",
  "backup",
] as const satisfies readonly SecretGroup[];

/** With the group of each. */
const groups: ReadonlyMap<string, SecretGroup> = new Map(
  secretGroupNames.flatMap((group) => secretGroups[group].map((name) => [name, group] as const)),
);

export const secretNames = [
  ...secretGroups.mail,
  ...secretGroups.stripe,
  ...secretGroups.paypal,
  ...secretGroups.backup,
] as const satisfies readonly SecretName[];

export function isSecretName(name: string): name is SecretName {
  return groups.has(name);
}

export function groupOfSecret(name: SecretName): SecretGroup {
  return groups.get(name) ?? "mail";
}

/** Far longer than any of them. */
export const longestSecret = 1_000;

/** What a provider answers to a trial is shown up to here. */
export const longestTrialAnswer = 200;
