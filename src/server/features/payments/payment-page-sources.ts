import type { Config } from "#server/config.ts";
import type { ForeignSources } from "#server/platform/pages/script-hashes.ts";
import { isSandboxOn } from "./is-sandbox-on.ts";

/** The screens on which a card is paid (S2 §2): no other page may load anything of a provider. */
const paymentPages = /^\/client\/(payement|dashboard)\//i;

/** What the pages with card fields load from Stripe: its library, its frames, and the calls of the library. */
export function paymentPageSources(
  config: Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_JS_URL" | "STRIPE_API_URL">,
  pathname: string,
): ForeignSources | undefined {
  if (isSandboxOn(config) || !paymentPages.test(pathname)) return undefined;
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
