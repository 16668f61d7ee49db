import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";

/** The share of the times that took no longer, such as 0.99. */
export function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
}

/**
 * People who read these pages beside what a test does, until it ends them. How long they waited is judged in the deep run
 * alone, which has the machine for itself (FOUND-T3).
 */
export function lookAround(url: string, paths: readonly string[]) {
  const waits: number[] = [];
  let isOver = false;
  const looking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const answer = await fetch(url + paths[turn % paths.length]);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      waits.push(performance.now() - began);
      await wait(10);
    }
  })();
  return {
    async end() {
      isOver = true;
      await looking;
      return { count: waits.length, p99: percentile(waits, 0.99), longest: Math.max(...waits) };
    },
  };
}
