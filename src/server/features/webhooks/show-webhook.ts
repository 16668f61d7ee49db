import type { Webhook, WebhookDeliveryAnswer } from "#contracts/webhooks.ts";
import { z } from "#contracts/zod.ts";
import { webhookEvents } from "#domain/webhooks/webhook-events.ts";
import type {
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookRow,
} from "#server/platform/webhooks/webhooks.table.ts";

const storedEvents = z.array(z.enum(webhookEvents));

/** An endpoint as its owner reads it, without its secret. */
export function showWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, url, state, version, created_at, former_until } = row;
  return {
    ...{ id, url, state, version, created_at, is_failing: row.is_failing === 1 },
    events: storedEvents.parse(JSON.parse(row.events)),
    former_signs_until: former_until !== null && former_until > now.toISOString() ? former_until : null,
  };
}

/** What an endpoint was told, with its tries among these. */
export function showDelivery(
  row: WebhookDeliveryRow,
  attempts: readonly WebhookAttemptRow[],
): WebhookDeliveryAnswer {
  const { id, message_id, event, state, body, created_at } = row;
  return {
    ...{ id, message_id, event, state, body, created_at },
    next_attempt_at: state === "waiting" ? row.due_at : null,
    attempts: attempts.flatMap(({ delivery_id, id: _, ...attempt }) => (delivery_id === id ? [attempt] : [])),
  };
}
