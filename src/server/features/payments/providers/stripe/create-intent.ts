import Stripe from "stripe";
import { currencyCodes } from "#domain/money/cents.ts";
import { minutes } from "#domain/time/durations.ts";
import type { OpenedIntent } from "../card-provider.ts";
import type { ChargeOrder } from "../provider-state.ts";
import { askStripe } from "./ask-stripe.ts";
import { metadataOf, stripeProviderState } from "./stripe-provider-state.ts";

/** How long a buyer whose first request broke Stripe waits at most for another intent. */
const span = minutes(10);

/**
 * Opens an intent, under its key once. Stripe caches its own error under the key for a day; a second key, the
 * same for all requests within ten minutes, avoids it. An intent that the first one may have left behind
 * cannot be paid: its secret was never given to a browser.
 */
export async function createIntent(
  stripe: Pick<Stripe, "paymentIntents">,
  { requestKey, amountCents, currency, subject, description }: ChargeOrder,
): Promise<OpenedIntent> {
  const asked = {
    amount: amountCents,
    currency: currencyCodes[currency],
    payment_method_types: ["card"],
    metadata: metadataOf(subject),
    description,
  };
  const create = (idempotencyKey: string) => stripe.paymentIntents.create(asked, { idempotencyKey });
  return await askStripe(async () => {
    const made = await create(requestKey).catch(async (error: unknown) => {
      const isBroken = error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
      if (!isBroken) throw error;
      return await create(`${requestKey}:${Math.floor(Date.now() / span)}`);
    });
    const { id, clientSecret } = stripeProviderState(made);
    if (!clientSecret) throw new Error("an intent without its secret");
    return { intentId: id, clientSecret };
  });
}
