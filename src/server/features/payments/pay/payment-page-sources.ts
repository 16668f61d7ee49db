import { isPaymentPage } from "#domain/payments/payment-page.ts";
import type { Config } from "#server/config.ts";
import type { ForeignSources } from "#server/platform/pages/script-hashes.ts";
import { isSandboxOn } from "../providers/is-sandbox-on.ts";

/** What the pages with card fields load from Stripe: its library, its frames, and the calls of the library. */
export function paymentPageSources(
  config: Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_API_URL">,
  pathname: string,
): ForeignSources | undefined {
  if (isSandboxOn(config) || !isPaymentPage(pathname)) return undefined;
  return {
    scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connections: [new URL(config.STRIPE_API_URL).origin],
  };
}
