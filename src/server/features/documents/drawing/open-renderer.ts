import { join } from "node:path";
import { serialize } from "node:v8";
import pLimit from "p-limit";
import { minutes, seconds } from "#domain/time/durations.ts";
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
}

/**
 * A person waits so long at most until it is begun, and until it is there: proxies and browsers give up soon after, and
 * the shop ends connections on which nothing moves for a minute.
 */
const rendererLimits = {
  atOnce: 2,
  mostWaiting: 20,
  longestWait: seconds(20),
  longestAnswer: seconds(50),
};

/** The most carton labels that an order may have take three seconds of a processor, and half of this memory (megabytes). */
const program = {
  path: join(import.meta.dirname, "document-renderer.ts"),
  heap: 768,
} as const;
/** For a mail: ends what hangs. A busy machine may leave it a fiftieth of a processor. */
const longestDrawing = minutes(10);

function comeAgain(): AppError {
  return new AppError("unavailable", { retryAfterSeconds: 5 });
}

async function drawApart(rendering: Rendering, timeout: number): Promise<Buffer> {
  return await readApart(serialize(rendering), { ...program, timeout });
}

/** @param draw renders one; in a process of its own by default */
export function openRenderer(draw = drawApart, limits = rendererLimits): DocumentRenderer {
  const { atOnce, mostWaiting, longestWait, longestAnswer } = limits;
  const limit = pLimit(atOnce);
  const renderInTurn = (rendering: Rendering) => limit(() => draw(rendering, longestDrawing));
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
    async render(rendering) {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting) throw comeAgain();
      const asked = performance.now();
      return await limit(() => {
        const waited = performance.now() - asked;
        if (waited > longestWait) throw comeAgain();
        return draw(rendering, Math.floor(longestAnswer - waited));
      });
    },
  };
}
