import type { FastifyBaseLogger } from "fastify";

export interface Job {
  /** Runs it as soon as it may: something to do has just appeared. */
  wake(): void;
  /** No new run begins; resolves when the present one has ended. */
  stop(): Promise<void>;
}

/** Runs a task again and again, never twice at a time. A failure is logged and the next run is awaited. */
export function every(
  milliseconds: number,
  name: string,
  log: FastifyBaseLogger,
  task: () => Promise<unknown>,
): Job {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const run = () => {
    clearTimeout(timer);
    if (running) {
      isWanted = true;
      return;
    }
    running = task()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error, job: name }, "job failed"),
      )
      .then(() => {
        running = undefined;
        if (isStopped) return;
        timer = setTimeout(run, isWanted ? 0 : milliseconds);
        isWanted = false;
      });
  };
  timer = setTimeout(run, 0);

  return {
    wake: () => {
      if (!isStopped) run();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
