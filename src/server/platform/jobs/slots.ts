/** A bounded number of pieces of work at a time; the others wait in the order in which they came. */
export interface Slots {
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs the work, which is told how many milliseconds are left of `within`; undefined, and the work is not begun, when
   * too many others wait already or no slot is free in time.
   */
  runSoon<T>(work: (left: number) => Promise<T>): Promise<T | undefined>;
}

export interface SlotLimits {
  readonly atOnce: number;
  /** For `runSoon`: how many may wait for a slot, and how long from asking to the end of the work, in milliseconds. */
  readonly mostWaiting: number;
  readonly within: number;
}

export function openSlots({ atOnce, mostWaiting, within }: SlotLimits): Slots {
  const waiting = new Set<() => void>();
  let running = 0;

  /** @param most milliseconds; without it as long as it takes */
  async function enter(most?: number): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const take = () => resolve(true);
    waiting.add(take);
    if (most === undefined) return await promise;
    const timer = setTimeout(() => {
      // Out of the queue at once: a slot that is handed over now must go to another.
      waiting.delete(take);
      resolve(false);
    }, most);
    const isIn = await promise;
    clearTimeout(timer);
    return isIn;
  }

  /** The slot goes straight to the next one, so that nothing that comes now gets in between. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  async function inside<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    async run(work) {
      await enter();
      return await inside(work);
    },
    async runSoon(work) {
      if (running >= atOnce && waiting.size >= mostWaiting) return undefined;
      const until = performance.now() + within;
      if (!(await enter(within))) return undefined;
      return await inside(() => work(Math.max(1, Math.floor(until - performance.now()))));
    },
  };
}
