import { healthz, readyz } from "#contracts/health.ts";
import { anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { isReady, readHealth } from "#server/platform/health/health.ts";
import { freeSpace } from "#server/platform/storage/free-space.ts";

/**
 * Whether the program is alive, and whether it can serve (REL-P7): whoever restarts it asks the first, whoever sends it
 * visitors the second.
 */
export function healthRoutes({ routes, services }: Mounting): void {
  const { db, storage, clock, config } = services;
  const freeBytes = () => freeSpace(config.DATA_DIR);
  let underWay: ReturnType<typeof readHealth> | undefined;
  /** Looking writes a file and syncs it: whoever asks meanwhile is told the same. */
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
