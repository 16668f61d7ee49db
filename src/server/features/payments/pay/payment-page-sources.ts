import { isPaymentPage } from "#domain/payments/payment-page.ts";
import type { ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";
import type { ForeignSources } from "#server/platform/pages/script-hashes.ts";
import { isSandboxOn } from "../providers/is-sandbox-on.ts";

/** What the pages with card fields load from Stripe: its library, its frames, and the calls of the library. */
export function paymentPageSources(keys: ShopKeys, pathname: string): ForeignSources | undefined {
  if (isSandboxOn(keys) || !isPaymentPage(pathname)) return undefined;
  return {
    scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connections: [new URL(keys.config.STRIPE_API_URL).origin],
  };
}
