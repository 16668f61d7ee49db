import type { FastifyInstance } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { Services } from "./services.ts";

/**
 * A graceful stop: no new connection, requests under way are answered, jobs end, the database closes. After ten
 * seconds the rest is left (F8). Everything that was acknowledged is on the disk already.
 */
export function stopOnSignal(services: Services, app: FastifyInstance, stopJobs: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    services.log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), seconds(10)).unref();
    await app.close();
    await stopJobs();
    await services.db.destroy();
    services.log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  // A fault that nobody caught has left its request unanswered; everything goes to the log and the shop goes on (F15).
  process.on("unhandledRejection", (error) => services.log.error({ err: error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => services.log.error({ err: error }, "uncaught exception"));
}
