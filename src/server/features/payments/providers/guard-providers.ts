import type { Tracer } from "@opentelemetry/api";
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  IterableBackoff,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import type { FastifyBaseLogger } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { inSpan } from "#server/platform/traces/spans.ts";
import type { CardProvider } from "./card-provider.ts";
import { ProviderSilent } from "./provider-failure.ts";
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

const silent: Message = /*i18n*/ {
  id: "payment.provider.silent",
  message: "The payment provider does not answer right now. Please try again in a moment.",
};

export type GuardedCall = <T>(what: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Calls a provider with a timeout of ten seconds, two retries within it (with the same key, because the question is the
 * same), and a circuit breaker: after five failed calls in a row no call is made for ten seconds, so that nothing but
 * payments waits for it. Ends in 503 then. A refusal is passed on at once.
 */
export function guardCalls(provider: string, log: FastifyBaseLogger): GuardedCall {
  const breaker = circuitBreaker(handleType(ProviderSilent).orType(TaskCancelledError), {
    halfOpenAfter: seconds(10),
    breaker: new ConsecutiveBreaker(5),
  });
  const retries = retry(handleType(ProviderSilent), {
    maxAttempts: 2,
    backoff: new IterableBackoff([200, 400]),
  });
  const policy = wrap(breaker, timeout(seconds(10), TimeoutStrategy.Aggressive), retries);

  return async (what, ask) => {
    try {
      return await policy.execute(async ({ attempt }) => {
        try {
          return await ask();
        } catch (error) {
          if (error instanceof ProviderSilent)
            log.warn({ err: error, provider, what, attempt: attempt + 1 }, "the payment provider is silent");
          throw error;
        }
      });
    } catch (error) {
      if (error instanceof TaskCancelledError)
        log.warn({ err: error, provider, what }, "the payment provider is silent");
      if (!isTimeout(error)) throw error;
      throw new AppError("unavailable", { message: silent, retryAfterSeconds: 10, cause: error });
    }
  };
}

function isTimeout(error: unknown): boolean {
  return [ProviderSilent, TaskCancelledError, BrokenCircuitError].some((kind) => error instanceof kind);
}
