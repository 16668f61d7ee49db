import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serialize } from "node:v8";
import pLimit from "p-limit";
import { minutes, seconds } from "#domain/time/durations.ts";
import { waits } from "#domain/time/waits.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readApart } from "#server/platform/processes/read-apart.ts";
import type { Rendering } from "./rendering.ts";

/** The one door to PDFs: so many are rendered at a time, off the thread that answers visitors. */
export interface DocumentRenderer {
  /** For a person who waits. @throws 503 where too many wait already, or for too long */
  render(rendering: Rendering): Promise<Buffer>;
  /** For a mail, which waits for its turn. */
  renderInTurn(rendering: Rendering): Promise<Buffer>;
  /** Those who ask for the same at one moment share the work. */
  once(key: string, work: () => Promise<Buffer>): Promise<Buffer>;
  /** What is made for a person, who is told to come again while it is: soon it is there, or nearly. @throws 503 */
  soon(making: Promise<Buffer>): Promise<Buffer>;
}

/** A person waits so long at most, for the beginning and for the end: then the page gives up. */
const rendererLimits = {
  ...{ atOnce: 2, mostWaiting: 20 },
  ...{ longestWait: seconds(20), longestAnswer: waits.callTimeout - seconds(5) },
};

/** The most carton labels that an order may have take three seconds of a processor, and half of this memory (megabytes). */
const program = {
  path: join(import.meta.dirname, "document-renderer.ts"),
  // Ends what hangs: a busy machine may leave it a hundredth of a processor.
  timeout: minutes(10),
  heap: 768,
  // A person waits for it: on a busy machine a lower one would get next to nothing.
  priority: constants.priority.PRIORITY_NORMAL,
} as const;

function comeAgain(): AppError {
  return new AppError("unavailable", { retryAfterSeconds: 5 });
}

async function drawApart(rendering: Rendering): Promise<Buffer> {
  return await readApart(serialize(rendering), program);
}

/** @param draw renders one; in a process of its own by default */
export function openRenderer(draw = drawApart, limits = rendererLimits): DocumentRenderer {
  const { atOnce, mostWaiting, longestWait, longestAnswer } = limits;
  const limit = pLimit(atOnce);
  const renderInTurn = (rendering: Rendering) => limit(() => draw(rendering));
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    renderInTurn,
    once(key, work) {
      const known = underWay.get(key);
      if (known) return known;
      const done = work().finally(() => underWay.delete(key));
      underWay.set(key, done);
      return done;
    },
    async soon(making) {
      const isAnswered = new AbortController();
      const late = wait(longestAnswer, undefined, { ref: false, signal: isAnswered.signal }).catch(
        () => undefined,
      );
      try {
        const made = await Promise.race([making, late]);
        if (!made) throw comeAgain();
        return made;
      } finally {
        isAnswered.abort();
      }
    },
    async render(rendering) {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting) throw comeAgain();
      const asked = performance.now();
      return await limit(() => {
        if (performance.now() - asked > longestWait) throw comeAgain();
        return draw(rendering);
      });
    },
  };
}
