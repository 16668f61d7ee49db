import type { Db } from "../database/db.ts";
import { consumeQuota, countHit, type Limit, refundHit } from "./consume-quota.ts";
import { networksAround } from "./visitor-address.ts";

interface Limiting {
  readonly db: Db;
  readonly clock: () => Date;
  readonly config: { readonly RATE_LIMITS: "on" | "off" };
}

/** Counts a hit, or throws 429 with the limit's text; `RATE_LIMITS=off` allows all. */
export async function requireQuota(
  { db, clock, config }: Limiting,
  limit: Limit,
  who: string,
): Promise<void> {
  if (config.RATE_LIMITS === "off") return;
  for (const each of limitsOf(limit, who)) await consumeQuota(db, each.limit, each.who, clock());
}

/** Counts a hit and returns whether it was allowed, for calls that then do nothing instead of failing. */
export async function hasQuota(
  { db, clock, config }: Limiting,
  limit: Limit,
  who: string,
  weight = 1,
): Promise<boolean> {
  if (config.RATE_LIMITS === "off") return true;
  for (const each of limitsOf(limit, who))
    if (!(await countHit(db, each.limit, each.who, clock(), weight)).isAllowed) return false;
  return true;
}

/** Refunds a hit that turned out not to count. */
export async function returnQuota({ db, config }: Limiting, limit: Limit, who: string): Promise<void> {
  if (config.RATE_LIMITS === "off") return;
  for (const each of limitsOf(limit, who)) await refundHit(db, each.limit, each.who);
}

/** The visitor's own limit first: what it refuses does not count against the neighbours in its networks. */
function limitsOf(limit: Limit, who: string): { readonly limit: Limit; readonly who: string }[] {
  const around = networksAround(who).map(({ address, share }) => ({
    limit: { ...limit, maxHits: limit.maxHits * share },
    who: address,
  }));
  return [{ limit, who }, ...around];
}
