import type { Db } from "../database/db.ts";
import { countTurn, giveTurnBack, type Limit, takeTurn } from "./take-turn.ts";

interface Limiting {
  readonly db: Db;
  readonly clock: () => Date;
  readonly config: { readonly RATE_LIMITS: "on" | "off" };
}

/** Takes a turn, or throws 429 with the limit's text; with `RATE_LIMITS=off` everybody always has one. */
export async function requireTurn({ db, clock, config }: Limiting, limit: Limit, who: string): Promise<void> {
  if (config.RATE_LIMITS === "on") await takeTurn(db, limit, who, clock());
}

/** Takes a turn and says whether there was one left, for calls that then do nothing instead of failing. */
export async function hasTurn(
  { db, clock, config }: Limiting,
  limit: Limit,
  who: string,
  weight = 1,
): Promise<boolean> {
  if (config.RATE_LIMITS === "off") return true;
  return (await countTurn(db, limit, who, clock(), weight)).isAllowed;
}

/** Gives a turn back that was taken before it was known whether it counts. */
export async function returnTurn({ db, config }: Limiting, limit: Limit, who: string): Promise<void> {
  if (config.RATE_LIMITS === "on") await giveTurnBack(db, limit, who);
}
