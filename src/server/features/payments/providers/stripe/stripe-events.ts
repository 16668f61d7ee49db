import type Stripe from "stripe";
import { seconds } from "#domain/time/durations.ts";
import type { ReadEvent } from "../provider-state.ts";
import { readStripeBody } from "./stripe-event-body.ts";

/** How far a signature's time may be from ours, in either direction. */
const tolerance = seconds(300);

interface Delivery {
  readonly rawBody: Buffer;
  readonly signature: string | undefined;
  /** Any of them may have signed: two while one replaces the other. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The event that Stripe signed. Only the signature is checked here: its events have many shapes. */
export function readStripeEvent(
  { webhooks }: Pick<Stripe, "webhooks">,
  { rawBody, signature = "", secrets, now }: Delivery,
): ReadEvent {
  const time = seconds(Number(/(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]));
  // Stripe's own check has no limit for a time that is still to come.
  if (!(time <= now.getTime() + tolerance)) return "forged";
  const isSigned = secrets.some((secret) =>
    holds(() =>
      webhooks.signature?.verifyHeader(
        rawBody,
        signature,
        secret,
        tolerance / 1000,
        undefined,
        now.getTime(),
      ),
    ),
  );
  return isSigned ? readStripeBody(rawBody) : "forged";
}

function holds(check: () => unknown): boolean {
  try {
    return check() === true;
  } catch {
    // Not signed with this secret, or too old: Stripe's library says so by throwing.
    return false;
  }
}
