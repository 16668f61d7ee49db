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
import { ProviderSilent } from "./provider-failure.ts";

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
