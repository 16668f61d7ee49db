import { z } from "zod";
import type { Config } from "#server/config/config.ts";
import { beginOnce } from "#server/platform/jobs/begin-once.ts";
import type { CardProvider } from "../card-provider.ts";
import { ProviderRefusal } from "../provider-failure.ts";
import type { ProviderState } from "../provider-state.ts";
import { stripeProviderState } from "./stripe-provider-state.ts";

type Setting = Pick<
  Config,
  "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL"
>;

const withCharge = { expand: ["latest_charge"] };
const listBody = z.object({ data: z.array(z.unknown()), has_more: z.boolean() });

/** Card payments at Stripe. Its library is loaded with the first call: a shop on the sandbox never pays for it. */
export function stripeCardProvider(setting: Setting): CardProvider {
  const secrets = setting.STRIPE_WEBHOOK_SECRET.split(",").map((secret) => secret.trim());
  const atStripe = beginOnce(() => open(setting));

  async function readIntent(intentId: string): Promise<ProviderState | undefined> {
    const { stripe, askFor } = await atStripe();
    return await askFor(async () =>
      stripeProviderState(await stripe.paymentIntents.retrieve(intentId, withCharge)),
    );
  }

  return {
    name: "stripe",
    readIntent,

    async createIntent(order) {
      const { stripe, create } = await atStripe();
      return await create(stripe, order);
    },

    async cancelIntent(intentId) {
      const { stripe, ask } = await atStripe();
      try {
        return await ask(async () => stripeProviderState(await stripe.paymentIntents.cancel(intentId)));
      } catch (error) {
        // Charged, canceled or gone: what is true is read.
        if (error instanceof ProviderRefusal) return await readIntent(intentId);
        throw error;
      }
    },

    async refund(order) {
      const { stripe, refund } = await atStripe();
      return await refund(stripe, order);
    },

    async listRefunds(intentId) {
      const { stripe, listRefunds } = await atStripe();
      return await listRefunds(stripe, intentId);
    },

    async listIntentsSince(since, after) {
      const { stripe, ask } = await atStripe();
      return await ask(async () => {
        const page = listBody.parse(
          await stripe.paymentIntents.list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            limit: 100,
            expand: ["data.latest_charge"],
            ...(after !== undefined && { starting_after: after }),
          }),
        );
        const states = page.data.map(stripeProviderState);
        return { states, next: page.has_more ? states.at(-1)?.id : undefined };
      });
    },

    async readEvent(rawBody, signature, now) {
      const { stripe, readEvent } = await atStripe();
      return readEvent(stripe, { rawBody, signature, secrets, now });
    },

    cardFields: () => ({
      publishable_key: setting.STRIPE_PUBLISHABLE_KEY,
      script_url: "https://js.stripe.com/endive/stripe.js",
    }),
  };
}

/** The library and what stands on it. */
async function open(setting: Setting) {
  const [
    { openStripe, askStripe, askStripeFor },
    { createIntent },
    { refundAtStripe, listStripeRefunds },
    { readStripeEvent },
  ] = await Promise.all([
    import("./ask-stripe.ts"),
    import("./create-intent.ts"),
    import("./stripe-refunds.ts"),
    import("./stripe-events.ts"),
  ]);
  return {
    stripe: openStripe(setting),
    ask: askStripe,
    askFor: askStripeFor,
    create: createIntent,
    refund: refundAtStripe,
    listRefunds: listStripeRefunds,
    readEvent: readStripeEvent,
  };
}
