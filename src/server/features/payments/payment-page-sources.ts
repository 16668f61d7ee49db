import { isPaymentPage } from "#domain/payments/payment-page.ts";
import type { Config } from "#server/config.ts";
import type { ForeignSources } from "#server/platform/pages/script-hashes.ts";
import { isSandboxOn } from "./is-sandbox-on.ts";

/** What the pages with card fields load from Stripe: its library, its frames, and the calls of the library. */
export function paymentPageSources(
  config: Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_JS_URL" | "STRIPE_API_URL">,
  pathname: string,
): ForeignSources | undefined {
  if (isSandboxOn(config) || !isPaymentPage(pathname)) return undefined;
  const library = new URL(config.STRIPE_JS_URL).origin;
  const api = new URL(config.STRIPE_API_URL).origin;
  if (library !== "https://js.stripe.com")
    return { scripts: [library], frames: [library], connections: [api] };
  return {
    scripts: [library, "https://*.js.stripe.com"],
    frames: [library, "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connections: [api],
  };
}
