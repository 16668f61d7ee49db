import type Stripe from "stripe";
import { z } from "zod";
import { seconds } from "#domain/time/durations.ts";
import type { ProviderEvent } from "../charge-truth.ts";

/** How far a signature's time may be from ours, in either direction (M5). */
const tolerance = seconds(300);

const eventBody = z.object({
  id: z.string().startsWith("evt_"),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), payment_intent: z.string().nullish() }) }),
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
};

interface Delivery {
  readonly rawBody: Buffer;
  readonly signature: string | undefined;
  /** Any of them may have signed: two while one replaces the other. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The event that Stripe signed; undefined when it did not, or when this is none (M5). */
export function readStripeEvent(
  { webhooks }: Pick<Stripe, "webhooks">,
  { rawBody, signature = "", secrets, now }: Delivery,
): ProviderEvent | undefined {
  const time = seconds(Number(/(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]));
  // Stripe's own check has no limit for a time that is still to come.
  if (!(time <= now.getTime() + tolerance)) return undefined;
  for (const secret of secrets) {
    const event = verified(() =>
      webhooks.constructEvent(rawBody, signature, secret, tolerance / 1000, undefined, now.getTime()),
    );
    if (event) return event;
  }
  return undefined;
}

function verified(construct: () => unknown): ProviderEvent | undefined {
  let event: unknown;
  try {
    event = construct();
  } catch {
    // Not signed with this secret, too old, or no JSON: not an event.
    return undefined;
  }
  const body = eventBody.safeParse(event);
  if (!body.success) return undefined;
  const { id, type, data } = body.data;
  const chargeId = data.object.payment_intent ?? data.object.id;
  return { eventId: id, kind: kinds[type] ?? "other", chargeId };
}
