import type { Webhook } from "#contracts/webhooks.ts";
import { hours } from "#domain/time/durations.ts";
import { webhookUrlRule } from "#domain/webhooks/webhook-address.ts";
import { mostWebhooks, type WebhookEvent, type WebhookState } from "#domain/webhooks/webhook-events.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import { postAccountNotice } from "#server/features/accounts/users/mail-account-notice.ts";
import { systemFindAccount } from "#server/features/accounts/users/system-find-user.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { mayPostTo } from "#server/platform/webhooks/post-webhook.ts";
import { issueWebhookSecret } from "#server/platform/webhooks/sign-webhook.ts";
import {
  addWebhook,
  changeWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  setWebhookSecret,
} from "#server/platform/webhooks/webhooks.repository.ts";
import type { WebhookRow } from "#server/platform/webhooks/webhooks.table.ts";
import type { Services } from "#server/services.ts";
import { showWebhook } from "./show-webhook.ts";

const tooMany: Message = /*i18n*/ {
  id: "webhook.tooMany",
  message: "The shop tells at most {count} endpoints. Remove one that is not needed any more.",
  values: { count: mostWebhooks },
};
const notPublic: Message = /*i18n*/ {
  id: "webhook.url.private",
  message:
    "This address leads into a private network or to this machine. The shop sends to addresses on the internet alone.",
};
const changed: Message = /*i18n*/ {
  id: "webhook.changed",
  message: "This endpoint was changed in the meantime. Please look at it again.",
};

/** Where a shop may send to beside public addresses. */
export interface WebhookReach {
  readonly mayBeLocal: () => boolean;
}

interface Fields {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/**
 * An owner lets another program be told of events, with a proof (SPEC-4.61). The secret of the signatures is answered and
 * kept sealed; all owners are written to.
 * @throws 409 beyond the most endpoints; 422 for an address that is none, or a proof; 429
 */
export async function staffAddWebhook(
  services: Services,
  actor: SignedInStaff,
  { proof, reach, ...fields }: Fields & { readonly proof: Proof; readonly reach: WebhookReach },
): Promise<{ webhook: Webhook; secret: string }> {
  requireUrl(fields.url, reach);
  const at = services.clock();
  const secret = issueWebhookSecret();
  const added = await changeWithProof(services, actor, proof, async (transaction) => {
    if ((await countWebhooks(transaction)) >= mostWebhooks)
      throw new AppError("conflict", { message: tooMany });
    const row = await addWebhook(transaction, {
      ...{ ...columnsOf(fields), secret: "", created_at: at.toISOString() },
    });
    await setWebhookSecret(transaction, row.id, services.secrets.seal(`webhook:${row.id}`, secret));
    await record(transaction, actor, { action: "webhook.create", after: row, at });
    await tellOwners(transaction, actor, at);
    return { webhook: showWebhook(row, at), secret };
  });
  services.notifyMailWorker();
  return added;
}

interface Changing extends Fields {
  readonly webhookId: number;
  readonly state: WebhookState;
  readonly expectedVersion: number | undefined;
  readonly proof: Proof;
  readonly reach: WebhookReach;
}

/**
 * Changes an endpoint, or switches it off and on. While it is off it is told nothing; what waited for it is sent once it is
 * on again.
 * @throws 404; 409 when it was changed meanwhile; 422, 429
 */
export async function staffChangeWebhook(
  services: Services,
  actor: SignedInStaff,
  { webhookId, expectedVersion, state, proof, reach, ...fields }: Changing,
): Promise<Webhook> {
  requireUrl(fields.url, reach);
  const shown = await changeWithProof(services, actor, proof, async (transaction) => {
    const before = await findWebhook(transaction, webhookId);
    if (!before) throw new AppError("not_found");
    const is_failing = state === "on" ? 0 : before.is_failing;
    const isFresh = expectedVersion === undefined || expectedVersion === before.version;
    const set = { ...columnsOf(fields), state, is_failing } as const;
    const after = isFresh ? await changeWebhook(transaction, before, set) : undefined;
    const at = services.clock();
    if (!after) throw otherVersion(before, at);
    await record(transaction, actor, { action: "webhook.update", before, after, at });
    if (before.url !== after.url || before.events !== after.events) await tellOwners(transaction, actor, at);
    return showWebhook(after, at);
  });
  services.notifyMailWorker();
  return shown;
}

interface Renewing {
  readonly webhookId: number;
  readonly expectedVersion: number | undefined;
  readonly proof: Proof;
}

/** For so long a receiver may check by the secret that its endpoint had before. */
const overlap = hours(24);

/**
 * Gives an endpoint a new secret, which is answered this once. The one before signs beside it for a day; one before that ends
 * at once.
 * @throws 404; 409 when it was changed meanwhile; 422, 429
 */
export async function staffRenewWebhookSecret(
  services: Services,
  actor: SignedInStaff,
  { webhookId, expectedVersion, proof }: Renewing,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = issueWebhookSecret();
  const renewed = await changeWithProof(services, actor, proof, async (transaction) => {
    const before = await findWebhook(transaction, webhookId);
    if (!before) throw new AppError("not_found");
    const at = services.clock();
    const isFresh = expectedVersion === undefined || expectedVersion === before.version;
    const set = {
      secret: services.secrets.seal(`webhook:${before.id}`, secret),
      former_secret: before.secret,
      former_until: new Date(at.getTime() + overlap).toISOString(),
    };
    const after = isFresh ? await changeWebhook(transaction, before, set) : undefined;
    if (!after) throw otherVersion(before, at);
    await record(transaction, actor, { action: "webhook.renew-secret", after, at });
    await tellOwners(transaction, actor, at);
    return { webhook: showWebhook(after, at), secret };
  });
  services.notifyMailWorker();
  return renewed;
}

function otherVersion(fresh: WebhookRow, at: Date): AppError {
  return new AppError("conflict", { message: changed, extra: { fresh: showWebhook(fresh, at) } });
}

/** Removes an endpoint, with the log of what it was told. @throws 404 */
export async function staffDeleteWebhook(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff,
  webhookId: number,
): Promise<void> {
  await runAsStaff({ db }, actor, async (transaction) => {
    const before = await deleteWebhook(transaction, webhookId);
    if (!before) throw new AppError("not_found");
    await record(transaction, actor, { action: "webhook.delete", before, at: clock() });
  });
}

function requireUrl(url: string, reach: WebhookReach): void {
  const asked = { mayBeLocal: reach.mayBeLocal() };
  const error = webhookUrlRule(url, asked) ?? (mayPostTo(new URL(url), asked) ? undefined : notPublic);
  if (error) throw new AppError("invalid", { fields: { url: [error] } });
}

function columnsOf({ url, events }: Fields) {
  return { url, events: JSON.stringify([...new Set(events)]) };
}

interface Recorded {
  readonly action: string;
  readonly before?: WebhookRow;
  readonly after?: WebhookRow;
  readonly at: Date;
}

async function record(
  transaction: Transaction,
  actor: SignedInStaff,
  { action, before, after, at }: Recorded,
): Promise<void> {
  await recordAudit(transaction, {
    ...{ subject: "webhook", subjectId: (after ?? before)?.id ?? 0, action, actor: auditActorOf(actor), at },
    ...(before && { before: historyOf(before) }),
    ...(after && { after: historyOf(after) }),
  });
}

/** As every change by which a stolen session could get at the shop (SPEC-4.47). */
async function tellOwners(transaction: Transaction, { userId }: SignedInStaff, at: Date): Promise<void> {
  const account = await systemFindAccount(transaction, userId);
  if (account)
    await postAccountNotice(transaction, { notice: "webhook-set", account, isForOwners: true }, at);
}

/** The path of an address may be a secret of its receiver. */
function historyOf({ url, events, state }: WebhookRow) {
  return { host: new URL(url).host, events: JSON.parse(events) as unknown, state };
}
