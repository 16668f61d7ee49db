import { hours, minutes } from "../time/durations.ts";

/** What other programs are told of (SPEC-4.61). */
export const webhookEvents = [
  "quote.requested",
  "offer.sent",
  "offer.viewed",
  "offer.accepted",
  "offer.declined",
  "offer.changes_asked",
  "payment.settled",
  "payment.refunded",
  "proof.sent",
  "proof.approved",
  "order.state",
  "shipment.sent",
  "invoice.issued",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What its owner sends to see whether an endpoint answers. */
export const testEvent = "test";

export const webhookStates = ["on", "off"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** The life of a delivery: `dead` has used up its tries and waits for a replay. */
export const deliveryStates = ["waiting", "sent", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How many endpoints a shop may have: each is sent to beside the others. */
export const mostWebhooks = 20;

/** How long to wait after each try that failed: eight tries within 24 hours. */
const pauses = [
  ...[minutes(1), minutes(4), minutes(25)],
  ...[hours(1.5), hours(4), hours(8), hours(10)],
] as const;

/** Milliseconds until the next try, after so many that failed; undefined where it was the last one. */
export function pauseAfter(failures: number, event: string): number | undefined {
  return event === testEvent ? undefined : pauses[failures - 1];
}

/** The verbs of the history that are events. */
const eventOfAction = new Map<string, WebhookEvent>([
  ["quote.request", "quote.requested"],
  ["quote.send-offer", "offer.sent"],
  ["quote.accept", "offer.accepted"],
  ["quote.record-acceptance", "offer.accepted"],
  ["quote.decline", "offer.declined"],
  ["quote.ask-changes", "offer.changes_asked"],
  ["payment.complete", "payment.settled"],
  ["payment.refund", "payment.refunded"],
  ["order.send-proof", "proof.sent"],
  ["order.approve-proof", "proof.approved"],
  ["order.record-proof-approval", "proof.approved"],
  ["order.ship", "shipment.sent"],
  ["invoice.issue", "invoice.issued"],
]);

/** An order stands still, or its quote takes it along: its state changes without a line of its own that says so. */
const changesOrder: ReadonlySet<string> = new Set(["order.hold", "order.resume", "quote.cancel"]);

interface Entry {
  readonly subject: string;
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
}

/** The events of a line of the history: none for most, two where an order is shipped. */
export function eventsOf({ subject, action, before, after }: Entry): WebhookEvent[] {
  const event = eventOfAction.get(action);
  const state = after?.state;
  const isMoved = subject === "order" && state !== undefined && state !== before?.state;
  return [
    ...(event ? [event] : []),
    ...(isMoved || changesOrder.has(action) ? ["order.state" as const] : []),
  ];
}
