import type { FastifyBaseLogger } from "fastify";
import type { CardProvider } from "./card-provider.ts";
import { guardCalls } from "./guard-calls.ts";
import type { RedirectProvider } from "./redirect-provider.ts";

/** The same provider, asked with patience and within limits (M8). */
export function guardCardProvider(provider: CardProvider, log: FastifyBaseLogger): CardProvider {
  const call = guardCalls(provider.name, log);
  return {
    name: provider.name,
    createIntent: (order) => call("create", () => provider.createIntent(order)),
    readIntent: (intentId) => call("read", () => provider.readIntent(intentId)),
    cancelIntent: (intentId) => call("cancel", () => provider.cancelIntent(intentId)),
    refund: (order) => call("refund", () => provider.refund(order)),
    listIntentsSince: (since, after) => call("list", () => provider.listIntentsSince(since, after)),
    readEvent: (rawBody, signature, now) => provider.readEvent(rawBody, signature, now),
    cardFields: (intent) => provider.cardFields(intent),
  };
}

/** The same for a provider of the redirect flow. */
export function guardRedirectProvider(provider: RedirectProvider, log: FastifyBaseLogger): RedirectProvider {
  const call = guardCalls(provider.name, log);
  return {
    name: provider.name,
    createOrder: (order) => call("create", () => provider.createOrder(order)),
    capture: (orderId, requestKey) => call("capture", () => provider.capture(orderId, requestKey)),
    readOrder: (orderId) => call("read", () => provider.readOrder(orderId)),
    refund: (order) => call("refund", () => provider.refund(order)),
    readEvent: (rawBody, headers) => call("verify", () => provider.readEvent(rawBody, headers)),
  };
}
