import type { Generated, Selectable } from "kysely";
import "../providers/bank-transfer/bank-transfers.table.ts";
import type { DisputeStatus } from "#domain/payments/dispute.ts";
import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** Who moves the money of a payment; the two sandboxes move none. */
export const providerNames = ["sandbox", "stripe", "paypal", "sandbox-paypal", "bank-transfer"] as const;
export type ProviderName = (typeof providerNames)[number];

/** One row an intent or order at a provider, from its creation on. */
export interface PaymentTable {
  id: Generated<number>;
  quote_id: number;
  /** The version of the quote's price that this payment was opened for. */
  quote_version: number;
  /** The item of the plan that it was opened for. */
  plan_position: Generated<number>;
  quote_reference: string;
  provider: ProviderName;
  /** The provider's id: of an intent, or of an order. */
  payment_intent_id: string;
  /** Lets only the payer's browser use the intent. */
  client_secret: string | null;
  /** Where the payer approves an order. */
  approve_url: string | null;
  status: PaymentStatus;
  /** What was asked for; once completed, what the provider says was charged. */
  amount_cents: number;
  /** Sum of the refunds that the provider accepted or is being asked for: it never exceeds the amount. */
  refunded_cents: Generated<number>;
  customer_name: string;
  customer_email: string;
  product_name: string;
  search_text: string;
  to_check: ReviewReason | null;
  /** The mark that staff has looked into last: comparing the books does not set it again. */
  cleared_check: Generated<ReviewReason | null>;
  /** Since when the provider says that it has not decided yet. */
  processing_since: Generated<string | null>;
  /** No money moves with it: the sandbox's, or a transfer to the demo's example account. */
  is_test: 0 | 1;
  /** What the buyer got back through disputes that were lost. */
  lost_cents: Generated<number>;
  /** How its disputes stand; null without one. */
  dispute: Generated<DisputeStatus | null>;
  version: Generated<number>;
  settled_at: string | null;
  expires_at: string;
  created_at: string;
}

export interface RefundTable {
  id: Generated<number>;
  payment_id: number;
  /** The key under which the provider is asked, every time the same. */
  request_key: string;
  /** Once the provider took it. A refund that is still `pending` then is one that the provider works on. */
  provider_refund_id: string | null;
  /** `transfer`: staff paid it back at the bank, and it is only recorded here. */
  method: Generated<"provider" | "transfer">;
  amount_cents: number;
  reason: string;
  status: "pending" | "completed" | "failed";
  doer_id: number | null;
  doer_name: string;
  created_at: string;
}

export interface DisputeTable {
  id: Generated<number>;
  payment_id: number;
  provider_dispute_id: string;
  amount_cents: number;
  status: DisputeStatus;
  opened_at: string;
  ended_at: string | null;
}

/** A provider's webhook event that was handled: when it comes again, it changes nothing. */
export interface ProviderEventTable {
  provider: ProviderName;
  event_id: string;
  kind: string;
  received_at: string;
}

/** Generated values that all nodes share: the shop's own name at providers, the sandbox's secret. */
export interface PaymentSettingTable {
  name: string;
  value: string;
}

export type PaymentRow = Selectable<PaymentTable>;
export type RefundRow = Selectable<RefundTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    payments: PaymentTable;
    refunds: RefundTable;
    disputes: DisputeTable;
    provider_events: ProviderEventTable;
    payment_settings: PaymentSettingTable;
  }
}
