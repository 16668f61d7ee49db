import type { Tracer } from "@opentelemetry/api";
import type { FastifyBaseLogger } from "fastify";
import { inSpan } from "#server/platform/traces/spans.ts";
import type { CardProvider } from "./card-provider.ts";
import { type GuardedCall, guardCalls } from "./guard-calls.ts";
import type { RedirectProvider } from "./redirect-provider.ts";

/** The same provider, with timeouts, retries and limits. */
export function guardCardProvider(
  provider: CardProvider,
  log: FastifyBaseLogger,
  tracer: Tracer,
): CardProvider {
  const call = traced(provider.name, guardCalls(provider.name, log), tracer);
  return {
    name: provider.name,
    createIntent: (order) => call("create", () => provider.createIntent(order)),
    readIntent: (intentId) => call("read", () => provider.readIntent(intentId)),
    cancelIntent: (intentId) => call("cancel", () => provider.cancelIntent(intentId)),
    refund: (order) => call("refund", () => provider.refund(order)),
    listRefunds: (intentId) => call("list", () => provider.listRefunds(intentId)),
    listIntentsSince: (since, after) => call("list", () => provider.listIntentsSince(since, after)),
    readEvent: (rawBody, signature, now) => provider.readEvent(rawBody, signature, now),
    cardFields: (intent) => provider.cardFields(intent),
  };
}

/** The same for a provider of the redirect flow. */
export function guardRedirectProvider(
  provider: RedirectProvider,
  log: FastifyBaseLogger,
  tracer: Tracer,
): RedirectProvider {
  const call = traced(provider.name, guardCalls(provider.name, log), tracer);
  return {
    name: provider.name,
    createOrder: (order) => call("create", () => provider.createOrder(order)),
    capture: (orderId, requestKey) => call("capture", () => provider.capture(orderId, requestKey)),
    readOrder: (orderId) => call("read", () => provider.readOrder(orderId)),
    refund: (order) => call("refund", () => provider.refund(order)),
    listRefunds: (orderId) => call("list", () => provider.listRefunds(orderId)),
    readEvent: (rawBody, headers) => call("verify", () => provider.readEvent(rawBody, headers)),
  };
}

/** Each call as a span: which provider was asked what kind of thing, and nothing of whom. */
function traced(provider: string, call: GuardedCall, tracer: Tracer): GuardedCall {
  return (what, ask) => inSpan(tracer, `${provider} ${what}`, () => call(what, ask));
}
