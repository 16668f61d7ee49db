import type { Services } from "#server/services.ts";
import { countVisits } from "./visits.repository.ts";

/** How often the shop was visited. */
export async function visitorReadViews({ db }: Pick<Services, "db">): Promise<number> {
  return await countVisits(db);
}
