import type { ChangedSecretsAnswer, TypedSecrets } from "#contracts/shop-secrets.ts";
import { longestTrialAnswer, type SecretGroup, secretNames } from "#domain/settings/shop-secrets.ts";
import { cutText } from "#domain/text/cut.ts";
import { hours } from "#domain/time/durations.ts";
import { withValues } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { PrivateHost } from "#server/platform/mail/try-mail-server.ts";
import { lockVersion, raiseVersion, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { checkSecrets, firstOf, type GivenSecrets, givenOf, groupsOf } from "./check-secrets.ts";
import { openKept, secretsVersion } from "./follow-keys.ts";
import { type ChangedSecret, mailChangedSecrets } from "./mail-changed-secrets.ts";
import { readSecretsAnswer } from "./read-secrets-answer.ts";
import { secretMessages } from "./secret-words.ts";
import { type ShopKeys, variableOf } from "./shop-keys.ts";
import { findSealedSecrets, removeSecret, storeSecret } from "./shop-secrets.repository.ts";

/** Asks a provider with the keys as they would stand, and returns what it says. @throws what it says instead */
export type SecretTrial = (keys: ShopKeys, actor: SignedInStaff) => Promise<string>;

/** What other features know about secrets: they are handed over where features are put together. */
export interface SecretSources {
  readonly trials: Readonly<Record<SecretGroup, SecretTrial>>;
  /** Whether test cards would pay the quotes of a real shop that had these keys. */
  readonly wouldTest: (keys: ShopKeys, services: Pick<Services, "db">) => Promise<boolean>;
}

/** For the whole shop: a trial is a connection to where an owner says. */
const trialLimit = {
  name: "secret-trials",
  maxHits: 10,
  perMilliseconds: hours(1),
  message: secretMessages.tooMany,
} as const satisfies Limit;

interface Input {
  readonly values: TypedSecrets;
  readonly proof: Proof;
}

/**
 * Keeps what an owner typed, once its provider has taken it, and forgets what was left blank. They count without a restart.
 * The proof comes first, so that a stolen session connects the shop with nothing.
 * @throws invalid at a secret, or for a proof that is missing or wrong; conflict; 429
 */
export async function staffChangeSecrets(
  services: Services,
  actor: SignedInStaff,
  { values, proof }: Input,
  { trials, wouldTest }: SecretSources,
): Promise<ChangedSecretsAnswer> {
  const { db, config, keys } = services;
  const version = await readVersion(db, secretsVersion);
  const given = givenOf(values);
  const { isDemo } = services.shop.facts();
  const next = checkSecrets({ config, isDemo }, await openKept(services, db), given);
  if (given.get("stripe_secret_key") === null && (await wouldTest(next, services)))
    throw new AppError("conflict", { message: secretMessages.wouldTest });
  // The proof is used up before a provider is asked, outside of any transaction.
  await changeWithProof(services, actor, proof, async () => undefined);
  const sealed = sealAll(services, given);
  const tested = await tryAll(services, actor, { next, given, trials });
  await runAsStaff(services, actor, async (transaction) => {
    if ((await lockVersion(transaction, secretsVersion)) !== version)
      throw new AppError("conflict", { message: secretMessages.changed });
    await storeSealed(services, transaction, actor, sealed);
  });
  services.notifyMailWorker();
  await keys.readAgain();
  return { ...(await readSecretsAnswer(services)), tested };
}

interface Trying {
  readonly next: ShopKeys;
  readonly given: GivenSecrets;
  readonly trials: SecretSources["trials"];
}

/** @throws invalid at the first secret of a group whose provider does not take it */
async function tryAll(
  services: Services,
  actor: SignedInStaff,
  { next, given, trials }: Trying,
): Promise<ChangedSecretsAnswer["tested"]> {
  const typed = [...given].flatMap(([name, value]) => (value === null ? [] : [name]));
  const groups = groupsOf(typed);
  for (const _ of groups) await requireQuota(services, trialLimit, "shop");
  const said: Partial<Record<SecretGroup, string>> = {};
  for (const group of groups) {
    try {
      said[group] = shownAnswer(await trials[group](next, actor), next);
    } catch (error) {
      const message =
        error instanceof PrivateHost
          ? secretMessages.privateHost
          : withValues(secretMessages.refused, { answer: shownAnswer(reasonOf(error), next) });
      throw new AppError("invalid", { fields: { [firstOf(given, group)]: [message] } });
    }
  }
  return said;
}

/** What lies beneath: providers' clients wrap what was answered. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/** One line, cut, and without the secret itself where an answer repeats it. */
function shownAnswer(answer: string, { config }: ShopKeys): string {
  let shown = answer.replaceAll(/\s+/g, " ").trim();
  for (const part of secretNames.flatMap((name) => partsOf(config[variableOf[name]])))
    shown = shown.replaceAll(part, "…");
  return cutText(shown, longestTrialAnswer);
}

/** An address holds its password in the middle, in two spellings. */
function partsOf(secret: string): string[] {
  const password = URL.canParse(secret) ? new URL(secret).password : "";
  return [secret, password, decodeURIComponent(password)].filter((part) => part.length > 3);
}

/** Before anything is tried: a shop may lack the key to seal them with. @throws conflict */
function sealAll({ secrets }: Services, given: GivenSecrets): GivenSecrets {
  return new Map([...given].map(([name, value]) => [name, value && secrets.seal(name, value)]));
}

async function storeSealed(
  { clock }: Services,
  transaction: Transaction,
  actor: SignedInStaff,
  given: GivenSecrets,
): Promise<void> {
  const at = clock();
  const known = new Set((await findSealedSecrets(transaction)).map(({ name }) => name));
  const changes: ChangedSecret[] = [];
  for (const [name, sealed] of given) {
    if (sealed === null && !known.has(name)) continue;
    changes.push({ name, wasSet: known.has(name), isSet: sealed !== null });
    if (sealed === null) await removeSecret(transaction, name);
    else {
      const stamp = { changed_by: actor.userId, changed_at: at.toISOString() };
      await storeSecret(transaction, { name, sealed, ...stamp });
    }
  }
  if (changes.length === 0) return;
  await raiseVersion(transaction, secretsVersion);
  await recordAudit(transaction, {
    ...{ subject: "settings", subjectId: 1, action: "settings.secrets", actor: auditActorOf(actor), at },
    before: Object.fromEntries(changes.map(({ name, wasSet }) => [name, wasSet])),
    after: Object.fromEntries(changes.map(({ name, isSet }) => [name, isSet])),
  });
  await mailChangedSecrets(transaction, actor, { changes, at });
}
