import { hash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Message } from "#domain/words.ts";
import type { Db } from "../database/db.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../errors/app-error.ts";

export interface RateLimitTable {
  key: string;
  taken: number;
  ends_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    turns: RateLimitTable;
  }
}

export interface Limit {
  readonly name: string;
  readonly maxHits: number;
  readonly perMilliseconds: number;
  readonly message?: Message;
}

export interface Hit {
  /** False when more were taken than the limit allows. */
  readonly isAllowed: boolean;
  readonly secondsToWait: number;
  /** How many were taken in this window, this one included. */
  readonly taken: number;
}

/**
 * Counts a hit within a fixed window, for all processes: one statement starts a window, restarts it when it
 * is over, or adds to it. A hit counts `weight` times.
 */
export async function countHit(db: Db, limit: Limit, who: string, now: Date, weight = 1): Promise<Hit> {
  const at = now.toISOString();
  const endsAt = new Date(now.getTime() + limit.perMilliseconds).toISOString();
  // A window that ends later than any that begins now was begun before the clock was set back.
  const isOver = (eb: ExpressionBuilder<Tables, "turns">) =>
    eb.or([eb("turns.ends_at", "<=", at), eb("turns.ends_at", ">", endsAt)]);
  const hit = await db
    .insertInto("turns")
    .values({ key: quotaKey(limit, who), taken: weight, ends_at: endsAt })
    .onConflict((c) =>
      c.column("key").doUpdateSet((eb) => ({
        taken: eb
          .case()
          .when(isOver(eb))
          .then(weight)
          .else(eb("turns.taken", "+", weight))
          .end(),
        ends_at: eb.case().when(isOver(eb)).then(endsAt).else(eb.ref("turns.ends_at")).end(),
      })),
    )
    .returning(["taken", "ends_at"])
    .executeTakeFirstOrThrow();
  return {
    isAllowed: hit.taken <= limit.maxHits,
    secondsToWait: (Date.parse(hit.ends_at) - now.getTime()) / 1000,
    taken: hit.taken,
  };
}

/** Counts a hit; throws 429 with the time to wait when the quota is used up. */
export async function consumeQuota(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const { isAllowed, secondsToWait } = await countHit(db, limit, who, now);
  if (isAllowed) return;
  throw new AppError("too_many_requests", { message: limit.message, retryAfterSeconds: secondsToWait });
}

/** Refunds a hit, where only failures are to be counted. */
export async function refundHit(db: Db, limit: Limit, who: string): Promise<void> {
  await db
    .updateTable("turns")
    .set((eb) => ({ taken: eb("taken", "-", 1) }))
    .where("key", "=", quotaKey(limit, who))
    .where("taken", ">", 0)
    .execute();
}

/** Whether anything was counted in a window that is still open; counts nothing. */
export async function isCounted(db: Db, limit: Limit, who: string, now: Date): Promise<boolean> {
  const hit = await db
    .selectFrom("turns")
    .select("key")
    .where("key", "=", quotaKey(limit, who))
    .where("taken", ">", 0)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
  return hit !== undefined;
}

/** Forgets what was counted. */
export async function clearHits(db: Db, limit: Limit, who: string): Promise<void> {
  await db.deleteFrom("turns").where("key", "=", quotaKey(limit, who)).execute();
}

export async function sweepHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("turns").where("ends_at", "<=", now.toISOString()).execute();
}

// People's addresses are not stored where only equality matters.
function quotaKey(limit: Limit, who: string): string {
  return `${limit.name}:${hash("sha256", who, "base64url")}`;
}
