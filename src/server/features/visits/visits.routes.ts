import { getViews, incrementViews } from "#contracts/visits.ts";
import { visitFlagLifetime } from "#domain/visits/visit-flag.ts";
import { anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { hasQuota } from "#server/platform/limits/require-quota.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { addVisit, countVisits } from "./visits.repository.ts";

/** The visit counter. */
export function visitRoutes({ routes, services }: Mounting): void {
  routes.add(getViews, anyone, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    return { views: await countVisits(services.db) };
  });

  routes.add(incrementViews, anyone, async ({ request }) => ({
    views: await visitorCountVisit(services, visitorAddress(request.ip)),
  }));
}

/** A visitor is counted once in 24 hours, as in his own browser, whatever his browser says. */
const limit = { name: "visit", maxHits: 1, perMilliseconds: visitFlagLifetime } as const satisfies Limit;

/** Counts a visit and answers how many there were; beyond the limit the number is answered unchanged. */
async function visitorCountVisit(services: Services, address: string): Promise<number> {
  const { db } = services;
  if (await hasQuota(services, limit, address)) await addVisit(db, todayOf(services));
  return await countVisits(db);
}
