import Stripe from "stripe";
import { seconds } from "#domain/time/durations.ts";
import type { Config } from "#server/config/config.ts";
import { providerAgent } from "../provider-agent.ts";
import { ProviderRefusal, ProviderSilent } from "../provider-failure.ts";

/** No byte for so long ends an attempt; all attempts together have ten seconds. */
const idleTimeout = seconds(8);

/** Stripe's own client. It asks once: `guardCalls` does timeouts and retries, with the same key. */
export function openStripe(config: Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_API_URL">): Stripe {
  const { protocol, hostname, port } = new URL(config.STRIPE_API_URL);
  return new Stripe(config.STRIPE_SECRET_KEY, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    httpClient: Stripe.createNodeHttpClient(providerAgent(config.STRIPE_API_URL)),
    timeout: idleTimeout,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * Asks Stripe, and reads its failures. A refusal is a request that Stripe rejects for good. Everything else
 * leaves open what was done: cut off, overloaded, garbage, the same key under way, and keys that it does not
 * take, for another node may have asked with the right ones before.
 * @throws ProviderRefusal, ProviderSilent
 */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const code = refusalOf(error);
    if (code) throw new ProviderRefusal(code, { cause: error });
    throw new ProviderSilent("Stripe gave no usable answer", { cause: error });
  }
}

/** The same, where what is asked for may not be there. */
export async function askStripeFor<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await askStripe(ask);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === "resource_missing") return undefined;
    throw error;
  }
}

function refusalOf(error: unknown): string | undefined {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  if (error instanceof StripeIdempotencyError) return "idempotency_error";
  if (error instanceof StripeCardError) return error.code ?? "card_declined";
  if (!(error instanceof StripeInvalidRequestError)) return undefined;
  return error.code === "lock_timeout" ? undefined : (error.code ?? "invalid_request");
}
