import { randomUUID } from "node:crypto";
import type { ListMeta } from "#contracts/lists.ts";
import type { Webhook, WebhookDeliveryAnswer } from "#contracts/webhooks.ts";
import { hours } from "#domain/time/durations.ts";
import { testEvent } from "#domain/webhooks/webhook-events.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { runAsStaff } from "#server/access/run-as-staff.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { pagingOf } from "#server/platform/lists/paging.ts";
import {
  addDelivery,
  findAttempts,
  findDelivery,
  readDeliveries,
  replayDelivery,
} from "#server/platform/webhooks/deliveries.repository.ts";
import { findWebhook, findWebhooks } from "#server/platform/webhooks/webhooks.repository.ts";
import type { WebhookRow } from "#server/platform/webhooks/webhooks.table.ts";
import type { Services } from "#server/services.ts";
import { showDelivery, showWebhook } from "./show-webhook.ts";

/** Tests and replays that an account sends by hand. */
const sendLimit = {
  name: "webhook-by-hand",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const satisfies Limit;
const perPage = 20;

const isOff: Message = /*i18n*/ {
  id: "webhook.isOff",
  message: "This endpoint is switched off. Switch it on first.",
};
const isUnderWay: Message = /*i18n*/ {
  id: "webhook.isUnderWay",
  message: "It is being sent at this moment.",
};

/** The endpoints, the first one first. */
export async function staffListWebhooks({ db, clock }: Pick<Services, "db" | "clock">): Promise<Webhook[]> {
  const now = clock();
  return (await findWebhooks(db)).map((row) => showWebhook(row, now));
}

/** A page of what an endpoint was told, with each try. @throws 404 */
export async function staffListDeliveries(
  { db }: Pick<Services, "db">,
  webhookId: number,
  query: { readonly page?: number | undefined },
): Promise<{ deliveries: WebhookDeliveryAnswer[]; meta: ListMeta }> {
  if (!(await findWebhook(db, webhookId))) throw new AppError("not_found");
  const paging = pagingOf({ page: query.page }, perPage);
  const { rows, total } = await readDeliveries(db, webhookId, paging);
  const attempts = await findAttempts(
    db,
    rows.map(({ id }) => id),
  );
  return { deliveries: rows.map((row) => showDelivery(row, attempts)), meta: paging.meta(total) };
}

/** Sends a test, which is tried once. @throws 404, 409 for an endpoint that is off, 429 */
export async function staffTestWebhook(
  services: Services,
  actor: SignedInStaff,
  webhookId: number,
): Promise<WebhookDeliveryAnswer> {
  await requireQuota(services, sendLimit, String(actor.userId));
  const at = services.clock();
  const now = at.toISOString();
  const row = await runAsStaff(services, actor, async (transaction) => {
    await requireOn(transaction, webhookId);
    await recordAudit(transaction, {
      ...{ subject: "webhook", subjectId: webhookId, action: "webhook.test" },
      ...{ actor: auditActorOf(actor), after: { event: testEvent }, at },
    });
    return await addDelivery(transaction, {
      ...{ webhook_id: webhookId, message_id: `msg_${randomUUID()}`, event: testEvent },
      ...{ subject: "webhook", subject_id: webhookId, subject_state: null, due_at: now, created_at: now },
    });
  });
  return showDelivery(row, []);
}

/** Sends again what an endpoint was told, or was not. @throws 404; 409 while it is sent, or off; 429 */
export async function staffReplayDelivery(
  services: Services,
  actor: SignedInStaff,
  deliveryId: number,
): Promise<WebhookDeliveryAnswer> {
  await requireQuota(services, sendLimit, String(actor.userId));
  const at = services.clock();
  const row = await runAsStaff(services, actor, async (transaction) => {
    const known = await findDelivery(transaction, deliveryId);
    if (!known) throw new AppError("not_found");
    await requireOn(transaction, known.webhook_id);
    const laid = await replayDelivery(transaction, deliveryId, at);
    if (!laid) throw new AppError("conflict", { message: isUnderWay });
    await recordAudit(transaction, {
      ...{ subject: "webhook", subjectId: known.webhook_id, action: "webhook.replay" },
      ...{ actor: auditActorOf(actor), after: { delivery: deliveryId }, at },
    });
    return laid;
  });
  return showDelivery(row, await findAttempts(services.db, [row.id]));
}

async function requireOn(db: Db, webhookId: number): Promise<WebhookRow> {
  const webhook = await findWebhook(db, webhookId);
  if (!webhook) throw new AppError("not_found");
  if (webhook.state === "off") throw new AppError("conflict", { message: isOff });
  return webhook;
}
