import {
  longestSecret,
  longestTrialAnswer,
  type SecretName,
  secretGroupNames,
} from "#domain/settings/shop-secrets.ts";
import { proof } from "./accounts/accounts.ts";
import { defineCall } from "./call.ts";
import { z } from "./zod.ts";

/** Blank or null forgets it. */
const typed = z.string().max(longestSecret).nullable().optional();

const typedSecrets = z.strictObject({
  smtp_url: typed,
  stripe_secret_key: typed,
  stripe_publishable_key: typed,
  stripe_webhook_secret: typed,
  paypal_client_id: typed,
  paypal_secret: typed,
  paypal_webhook_id: typed,
  backup_bucket: typed,
} satisfies Record<SecretName, z.ZodType>);
export type TypedSecrets = z.output<typeof typedSecrets>;

const isSet = z.object({
  smtp_url: z.boolean(),
  stripe_secret_key: z.boolean(),
  stripe_publishable_key: z.boolean(),
  stripe_webhook_secret: z.boolean(),
  paypal_client_id: z.boolean(),
  paypal_secret: z.boolean(),
  paypal_webhook_id: z.boolean(),
  backup_bucket: z.boolean(),
} satisfies Record<SecretName, z.ZodType>);

const group = z.enum(secretGroupNames);

/** Which secrets are set, and never what they are. */
const secretsAnswer = z.object({
  is_set: isSet,
  /** Groups that the environment names: it wins, and nothing that is typed replaces it. */
  from_environment: z.array(group),
  /** Groups that are kept and cannot be opened: the shop's key is another one, so they are typed again. */
  to_type_again: z.array(group),
  /** The shop's address for the events of a provider, for its dashboard. */
  webhook_urls: z.object({ stripe: z.string(), paypal: z.string() }),
});
export type SecretsAnswer = z.infer<typeof secretsAnswer>;

const tested = z.string().max(longestTrialAnswer).optional();

/** What the providers of what was typed answered to a trial. */
export const changedSecretsAnswer = secretsAnswer.extend({
  tested: z.object({ mail: tested, stripe: tested, paypal: tested, backup: tested }),
});
export type ChangedSecretsAnswer = z.infer<typeof changedSecretsAnswer>;

export const getSecrets = defineCall({
  method: "GET",
  path: "/api/settings/secrets",
  summary: "Which keys and passwords of the shop are set, for administrators; never what they are",
  answers: { 200: secretsAnswer },
});

export const changeSecrets = defineCall({
  method: "PUT",
  path: "/api/settings/secrets",
  summary: "Keep keys and passwords after a trial with their provider; null or an empty text forgets one",
  body: z.strictObject({ values: typedSecrets, ...proof }),
  errors: ["conflict"],
  answers: { 200: changedSecretsAnswer },
});
