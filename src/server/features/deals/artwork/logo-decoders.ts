import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { seconds } from "#domain/time/durations.ts";

/** Limits how many decoder processes run at a time; the others wait in the order in which they came. */
export interface LogoDecoders {
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs the work with the milliseconds that are left of `within`; undefined, and the work is not begun, when
   * too many others wait already or no decoder is free in time.
   */
  runSoon<T>(work: (left: number) => Promise<T>): Promise<T | undefined>;
  /** The same, but begun only once a decoder is free and nothing else waits. */
  runLast<T>(work: (left: number) => Promise<T>): Promise<T | undefined>;
}

interface Limits {
  readonly atOnce: number;
  /** For `runSoon`: how many may wait, and how long from asking to the end of the work, in milliseconds. */
  readonly mostWaiting: number;
  readonly within: number;
}

/**
 * Two decoders at a time. A buyer waits at most four seconds for one, and a crowd does not wait at all: then the worker
 * decodes later, and a mail reports a damaged picture.
 */
export const logoDecoderLimits: Limits = { atOnce: 2, mostWaiting: 2, within: seconds(4) };

export function openLogoDecoders({ atOnce, mostWaiting, within }: Limits): LogoDecoders {
  const limit = pLimit(atOnce);
  const isFree = () => limit.activeCount < atOnce && limit.pendingCount === 0;
  return {
    run: (work) => limit(work),
    async runLast(work) {
      const until = performance.now() + within;
      while (!isFree()) {
        if (performance.now() > until) return undefined;
        await wait(50, undefined, { ref: false });
      }
      return await limit(() => work(Math.max(1, Math.floor(until - performance.now()))));
    },
    async runSoon(work) {
      if (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting) return undefined;
      const until = performance.now() + within;
      const begun = Promise.withResolvers<true>();
      const request = { isLate: false };
      const done = limit(async () => {
        if (request.isLate) return undefined;
        begun.resolve(true);
        return await work(Math.max(1, Math.floor(until - performance.now())));
      });
      const late = wait(within, false, { ref: false });
      request.isLate = !(await Promise.race([begun.promise, late]));
      return request.isLate ? undefined : await done;
    },
  };
}
