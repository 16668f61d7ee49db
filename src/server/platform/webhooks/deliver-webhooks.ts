import type { FastifyBaseLogger } from "fastify";
import { cutText } from "#domain/text/cut.ts";
import { minutes, seconds } from "#domain/time/durations.ts";
import { pauseAfter, testEvent } from "#domain/webhooks/webhook-events.ts";
import type { Db, Transaction } from "../database/db.ts";
import { recordAudit, theShop } from "../history/history.ts";
import type { Secrets } from "../secrets/secrets.ts";
import {
  addAttempt,
  findDueWebhooks,
  keepBody,
  leaseDelivery,
  settleDelivery,
} from "./deliveries.repository.ts";
import { ForbiddenAddress, postWebhook, type Reach } from "./post-webhook.ts";
import { webhookHeaders } from "./sign-webhook.ts";
import { changeWebhook, findWebhook } from "./webhooks.repository.ts";
import type { WebhookDeliveryRow, WebhookRow } from "./webhooks.table.ts";

/** What one try came to. */
export interface Tried {
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string;
}

export interface WebhookDelivery {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
  readonly secrets: Pick<Secrets, "open">;
  readonly reach: { readonly mayBeLocal: () => boolean } & Pick<Reach, "resolve">;
  /** Names this process in the lease. */
  readonly worker: string;
  /** How a quote, an order or an invoice is numbered; null for one that has no number, or is gone. */
  readonly numberOf: (subject: string, id: number) => Promise<string | null>;
  /** Writes to the owners, in the transaction that switches an endpoint off. */
  readonly tellOwners: (transaction: Transaction, webhook: WebhookRow, tried: Tried) => Promise<void>;
  /** Ends a try; by the clock of the machine, but in tests. */
  readonly timeLimit?: (webhook: WebhookRow) => AbortSignal;
}

export interface WebhookWorker {
  /** Begins to send what is due, and does not wait for it. */
  readonly run: () => Promise<void>;
  /** Resolves when nothing is being sent any more. */
  readonly settled: () => Promise<void>;
  /** Breaks off what is under way, which is sent again later. */
  readonly stop: () => Promise<void>;
}

/** Longer than a try takes: it is connected to, sent to and read from in ten seconds. */
const lease = minutes(1);
const tenSeconds = () => AbortSignal.timeout(seconds(10));

/**
 * Sends each endpoint what is due, one delivery at a time and beside the other endpoints: a receiver that hangs keeps none
 * but itself waiting. Rows are leased, so that two processes never send the same one at a time; what a process that died
 * had begun is sent again under the same id.
 */
export function openWebhookWorker(delivery: WebhookDelivery): WebhookWorker {
  const { db, log, clock } = delivery;
  const lanes = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  const work = async (webhookId: number) => {
    while (!stopping.signal.aborted && (await deliverNext(delivery, webhookId, stopping.signal)));
  };
  const settled = async () => {
    await Promise.all(lanes.values());
  };
  return {
    async run() {
      for (const webhookId of await findDueWebhooks(db, clock())) {
        if (lanes.has(webhookId)) continue;
        const lane = work(webhookId)
          .catch((error: unknown) => log.error({ err: error, webhook: webhookId }, "a webhook was not sent"))
          .finally(() => lanes.delete(webhookId));
        lanes.set(webhookId, lane);
      }
    },
    settled,
    async stop() {
      stopping.abort();
      await settled();
    },
  };
}

/** @returns whether there was anything to send */
async function deliverNext(
  delivery: WebhookDelivery,
  webhookId: number,
  stopping: AbortSignal,
): Promise<boolean> {
  const { db, clock, worker } = delivery;
  const webhook = await findWebhook(db, webhookId);
  if (webhook?.state !== "on") return false;
  const now = clock();
  const until = new Date(now.getTime() + lease);
  const row = await leaseDelivery(db, { webhookId, worker, now, until });
  if (!row) return false;
  const begun = performance.now();
  const tried = await attempt(delivery, { webhook, row }, stopping);
  if (tried === undefined) await settleDelivery(db, { id: row.id, worker }, { due_at: now.toISOString() });
  else await record(delivery, { webhook, row }, { ...tried, milliseconds: performance.now() - begun });
  return true;
}

interface Due {
  readonly webhook: WebhookRow;
  readonly row: WebhookDeliveryRow;
}

/** One try; undefined where the shop itself broke it off. */
async function attempt(
  delivery: WebhookDelivery,
  { webhook, row }: Due,
  stopping: AbortSignal,
): Promise<Tried | undefined> {
  const { db, clock, secrets, reach, timeLimit = tenSeconds } = delivery;
  const signing = secretsOf(webhook, { secrets, now: clock() });
  if (!signing) return failed("the secret cannot be opened: give the endpoint a new one");
  const body = row.body ?? (await compose(delivery, row));
  if (row.body === null) await keepBody(db, row.id, body);
  const headers = webhookHeaders(signing, { messageId: row.message_id, at: clock(), body });
  const late = timeLimit(webhook);
  try {
    const signal = AbortSignal.any([late, stopping]);
    const now = { ...reach, mayBeLocal: reach.mayBeLocal(), signal };
    return { ...(await postWebhook({ url: webhook.url, headers, body }, now)), error: null };
  } catch (error) {
    if (stopping.aborted) return undefined;
    return failed(late.aborted ? "no answer in time" : wordOf(error));
  }
}

/** The secrets that sign: the endpoint's, and for a day the one that it had before. */
function secretsOf(
  { id, secret, former_secret, former_until }: WebhookRow,
  { secrets, now }: Pick<WebhookDelivery, "secrets"> & { readonly now: Date },
): string[] | undefined {
  const name = `webhook:${id}`;
  const opened = secrets.open(name, secret);
  if (opened === undefined) return undefined;
  const counts = former_secret !== null && former_until !== null && former_until > now.toISOString();
  const former = counts ? secrets.open(name, former_secret) : undefined;
  return former === undefined ? [opened] : [opened, former];
}

function failed(error: string): Tried {
  return { status: null, error, answer: "" };
}

/** The code of the network, such as `ECONNREFUSED`; its sentences name addresses of the inner network. */
function wordOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? cutText(code, 100) : "no answer";
}

/** What it is about, and nothing of it: the receiver reads the rest with a key. */
async function compose({ numberOf }: WebhookDelivery, row: WebhookDeliveryRow): Promise<string> {
  const { event: type, created_at: timestamp, subject, subject_id: id, subject_state: state } = row;
  const number = await numberOf(subject, id);
  return JSON.stringify({ type, timestamp, data: { subject, id, number, ...(state !== null && { state }) } });
}

/** Any 2xx is an answer; a redirect is none. */
function isTaken({ status }: Tried): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function record(
  delivery: WebhookDelivery,
  { webhook, row }: Due,
  { milliseconds, ...tried }: Tried & { readonly milliseconds: number },
): Promise<void> {
  const { db, clock, worker } = delivery;
  const at = clock();
  const attempts = row.attempts + 1;
  const pause = isTaken(tried) ? undefined : pauseAfter(attempts, row.event);
  const isDead = !isTaken(tried) && pause === undefined;
  const state = isTaken(tried) ? "sent" : isDead ? "dead" : "waiting";
  await db.transaction().execute(async (transaction) => {
    const due_at = new Date(at.getTime() + (pause ?? 0)).toISOString();
    const isHeld = await settleDelivery(transaction, { id: row.id, worker }, { state, attempts, due_at });
    if (!isHeld) return;
    await addAttempt(transaction, {
      ...{ ...tried, delivery_id: row.id },
      ...{ milliseconds: Math.round(milliseconds), created_at: at.toISOString() },
    });
    if (isDead && row.event !== testEvent) await switchOff(delivery, transaction, { webhook, tried, at });
  });
}

/** An endpoint that failed for a day is told nothing more, until its owner switches it on again. */
async function switchOff(
  { tellOwners }: WebhookDelivery,
  transaction: Transaction,
  { webhook, tried, at }: { readonly webhook: WebhookRow; readonly tried: Tried; readonly at: Date },
): Promise<void> {
  const changed = await changeWebhook(transaction, webhook, { state: "off", is_failing: 1 });
  if (!changed) return;
  await recordAudit(transaction, {
    ...{ subject: "webhook", subjectId: webhook.id, action: "webhook.fail", actor: theShop },
    ...{ before: { state: "on" }, after: { state: "off" }, at },
  });
  await tellOwners(transaction, webhook, tried);
}
