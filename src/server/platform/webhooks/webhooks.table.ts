import type { Generated, Selectable } from "kysely";
import type { DeliveryState, WebhookState } from "#domain/webhooks/webhook-events.ts";

/** Endpoints of other programs that are told of events. */
export interface WebhookTable {
  id: Generated<number>;
  url: string;
  /** JSON: the names of events. */
  events: string;
  /** Sealed under `webhook:<id>`. */
  secret: string;
  /** The one before it, sealed in the same way, and until when it signs beside it. */
  former_secret: Generated<string | null>;
  former_until: Generated<string | null>;
  state: Generated<WebhookState>;
  /** The shop switched it off, because it failed for a day. */
  is_failing: Generated<0 | 1>;
  version: Generated<number>;
  created_at: string;
}

/** What is to be told to one endpoint; written in the transaction of what happened. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  /** The same for every try and replay. */
  message_id: string;
  event: string;
  subject: string;
  subject_id: number;
  /** Where the thing stands since, for what has states. */
  subject_state: string | null;
  /** As it was first sent: each try sends the same bytes. */
  body: Generated<string | null>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  due_at: string;
  leased_by: Generated<string | null>;
  created_at: string;
}

export interface WebhookAttemptTable {
  id: Generated<number>;
  delivery_id: number;
  /** Null when nothing was answered. */
  status: number | null;
  /** Why nothing was answered. */
  error: string | null;
  /** The beginning of the answer. */
  answer: string;
  milliseconds: number;
  created_at: string;
}

export type WebhookRow = Selectable<WebhookTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
export type WebhookAttemptRow = Selectable<WebhookAttemptTable>;

declare module "../database/tables.ts" {
  interface Tables {
    webhooks: WebhookTable;
    webhook_deliveries: WebhookDeliveryTable;
    webhook_attempts: WebhookAttemptTable;
  }
}
