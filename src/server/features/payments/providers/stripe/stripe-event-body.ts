import { z } from "zod";
import type { DisputeStatus } from "#domain/payments/dispute.ts";
import type { ProviderEvent } from "../provider-state.ts";

const eventBody = z.object({
  id: z.string().startsWith("evt_"),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_intent: z.string().nullish(),
      status: z.string().nullish(),
      amount: z.int().nullish(),
    }),
  }),
});

const kinds: Readonly<Record<string, ProviderEvent["kind"]>> = {
  "payment_intent.succeeded": "succeeded",
  "payment_intent.payment_failed": "declined",
  "payment_intent.canceled": "canceled",
  "payment_intent.processing": "processing",
  "charge.refunded": "refunded",
  "charge.refund.updated": "refunded",
  "refund.created": "refunded",
  "refund.updated": "refunded",
  "refund.failed": "refunded",
  "charge.dispute.created": "disputed",
  "charge.dispute.updated": "disputed",
  "charge.dispute.funds_withdrawn": "disputed",
  "charge.dispute.funds_reinstated": "disputed",
  "charge.dispute.closed": "disputed",
};

/** What ends a dispute; an inquiry that was closed, or a dispute that was prevented, took no money. */
const ends: Readonly<Record<string, DisputeStatus>> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** The event in a signed body of Stripe's shape; `unused` for every event that the shop does not record. */
export function readStripeBody(rawBody: Buffer): ProviderEvent | "unused" {
  const body = eventBody.safeParse(parsed(rawBody));
  const kind = body.success ? kinds[body.data.type] : undefined;
  if (!body.success || !kind) return "unused";
  const { id: eventId, data } = body.data;
  const { id, payment_intent: intentId, status, amount } = data.object;
  const event = { eventId, kind, chargeId: intentId ?? id };
  if (kind !== "disputed") return event;
  const dispute = { disputeId: id, status: ends[status ?? ""] ?? "open", amountCents: amount ?? undefined };
  return { ...event, dispute };
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    // Signed, but no JSON: nothing to record.
    return undefined;
  }
}
