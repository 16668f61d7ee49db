import type { FastifyInstance } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { Services } from "./services.ts";

/** What a shop that may be told to stop at any moment asks, and tells, while it opens. */
export interface Stopping {
  /** Whether a signal has come: nothing new is begun then, and what fails now fails because of it. */
  readonly isStopping: () => boolean;
  /** Jobs that run from now on and end before the database closes. */
  readonly stopBefore: (stopJobs: () => Promise<void>) => void;
}

/**
 * A graceful stop: no new connection, requests under way are answered, jobs end, the database closes. After ten
 * seconds the rest is left (REL-F8). Everything that was acknowledged is on the disk already. To be called before the
 * shop listens: whoever reaches it may send a signal in the same moment.
 */
export function stopOnSignal(services: Services, app: FastifyInstance): Stopping {
  let isStopping = false;
  let stopJobs = async () => {};
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    services.log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), seconds(10)).unref();
    // A connection whose last request was under way would be kept for its next one, which nobody is there to answer.
    const hangUp = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(hangUp);
    await stopJobs();
    await services.db.destroy();
    services.log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  // A fault that nobody caught has left its request unanswered; everything goes to the log and the shop goes on (REL-F15).
  process.on("unhandledRejection", (error) => services.log.error({ err: error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => services.log.error({ err: error }, "uncaught exception"));
  return {
    isStopping: () => isStopping,
    stopBefore: (stop) => {
      stopJobs = stop;
    },
  };
}
