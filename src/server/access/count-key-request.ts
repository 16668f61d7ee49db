import { minutes } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import type { Actor } from "./actor.ts";

/** Requests of one API key: enough to read a shop's orders, too few to keep its people waiting. */
export const keyLimit = {
  name: "api-key",
  maxHits: 300,
  perMilliseconds: minutes(1),
} as const satisfies Limit;

/** Counts a request that a program makes with a key, whichever call it is. @throws 429 */
export async function countKeyRequest(
  services: Pick<Services, "db" | "clock" | "config">,
  actor: Actor,
): Promise<void> {
  if (actor.kind !== "staff" || actor.keyId === undefined) return;
  await requireQuota(services, keyLimit, String(actor.keyId));
}
