import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { Words } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { ProviderSilent } from "./provider-failure.ts";

const silent: Words = /*i18n*/ {
  id: "payment.provider.silent",
  message: "The payment provider does not answer right now. Please try again in a moment.",
};

/** All attempts of one call together (REL-M8). */
const wholeTime = seconds(10);
const attempts = 3;
const firstPause = 200;
/** After so many silent calls in a row nobody waits for the provider for a while. */
const silencesThatTrip = 5;
const rest = seconds(10);

export type GuardedCall = <T>(what: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Calls a provider with patience and within limits: silence is asked again twice, with the same key because the
 * question is the same; ten seconds in all; and a provider that keeps silent is left alone for ten seconds, so that
 * nothing but payments waits for it. Ends in 503 then. A refusal is passed on at once.
 */
export function guardCalls(provider: string, log: FastifyBaseLogger): GuardedCall {
  let silences = 0;
  let restsUntil = 0;

  return async (what, ask) => {
    if (performance.now() < restsUntil) throw unavailable(new ProviderSilent(`${provider} is left alone`));
    const deadline = performance.now() + wholeTime;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await within(deadline - performance.now(), ask());
        silences = 0;
        return answer;
      } catch (error) {
        if (!(error instanceof ProviderSilent)) throw error;
        log.warn({ err: error, provider, what, attempt }, "the payment provider is silent");
        const pause = firstPause * 2 ** (attempt - 1);
        if (attempt === attempts || performance.now() + pause >= deadline) {
          silences += 1;
          if (silences >= silencesThatTrip) restsUntil = performance.now() + rest;
          throw unavailable(error);
        }
        await wait(pause);
      }
    }
  };
}

function unavailable(cause: Error): AppError {
  return new AppError("unavailable", { message: silent, retryAfterSeconds: 10, cause });
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderSilent("no answer in time")), Math.max(0, milliseconds));
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
