import type { Generated, Selectable } from "kysely";

/** An intent (paid in the card frame) or an order (approved on the provider's page, captured by the shop). */
export interface SandboxIntentTable {
  id: string;
  kind: "card" | "redirect";
  client_secret: string;
  request_key: string;
  amount_cents: number;
  currency: string;
  /** JSON: what the shop wrote into it. */
  metadata: string;
  status: "open" | "requires_action" | "approved" | "processing" | "succeeded" | "canceled";
  payment_method_id: string | null;
  /** The code of the last declined attempt. */
  last_decline: string | null;
  return_url: string | null;
  cancel_url: string | null;
  refunded_cents: Generated<number>;
  created_at: string;
}

export interface SandboxRefundTable {
  id: string;
  intent_id: string;
  request_key: string;
  amount_cents: number;
  status: Generated<"pending" | "completed" | "failed">;
  created_at: string;
}

/** Webhook events on their way to the shop. */
export interface SandboxEventTable {
  id: Generated<number>;
  event_id: string;
  kind: SandboxEventKind;
  intent_id: string;
  due_at: string;
  attempts: Generated<number>;
  delivered_at: string | null;
  created_at: string;
}

/** Stripe's names. */
export type SandboxEventKind =
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "charge.refunded";

export type SandboxIntentRow = Selectable<SandboxIntentTable>;
export type SandboxEventRow = Selectable<SandboxEventTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    sandbox_intents: SandboxIntentTable;
    sandbox_refunds: SandboxRefundTable;
    sandbox_events: SandboxEventTable;
  }
}
