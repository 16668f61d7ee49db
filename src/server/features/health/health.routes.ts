import { healthz, readyz } from "#contracts/health.ts";
import { anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { isReady, readHealth } from "#server/platform/health/health.ts";
import { freeSpace } from "#server/platform/storage/free-space.ts";

/**
 * Liveness and readiness: a supervisor that restarts the program asks the first, a load balancer the
 * second.
 */
export function healthRoutes({ routes, services }: Mounting): void {
  const { db, storage, clock, config } = services;
  const freeBytes = () => freeSpace(config.DATA_DIR);
  let underWay: ReturnType<typeof readHealth> | undefined;
  /** The check writes a file and syncs it: concurrent requests share one check. */
  const read = () => {
    underWay ??= readHealth({ db, storage, freeBytes, now: clock() }).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  routes.add(healthz, anyone, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    return await read();
  });

  routes.add(readyz, anyone, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    const health = await read();
    return isReady(health) ? health : reply.code(503).header("retry-after", "2").send(health);
  });
}
