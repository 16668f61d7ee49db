import { getViews, incrementViews } from "#contracts/visits.ts";
import { anyone } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { visitorCountVisit } from "./visitor-count-visit.ts";
import { visitorReadViews } from "./visitor-read-views.ts";

/** The visit counter. */
export function visitRoutes({ routes, services }: Mounting): void {
  routes.add(getViews, anyone, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    return { views: await visitorReadViews(services) };
  });

  routes.add(incrementViews, anyone, async ({ request }) => ({
    views: await visitorCountVisit(services, visitorAddress(request.ip)),
  }));
}
