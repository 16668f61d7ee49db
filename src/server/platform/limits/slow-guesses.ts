import { doublingPause } from "#domain/time/doubling-pause.ts";
import type { Db, Transaction } from "../database/db.ts";
import { AppError } from "../errors/app-error.ts";
import { beside } from "../idempotency/carry-out-once.ts";
import { clearHits, countHit, type Limit } from "./consume-quota.ts";

interface Limiting {
  readonly db: Db;
  readonly clock: () => Date;
  readonly config: { readonly RATE_LIMITS: "on" | "off" };
}

/** Guesses that become slower: some at once, then one after each pause, which is twice as long each time. */
export interface Slowing {
  readonly name: string;
  readonly atOnce: number;
  readonly firstPause: number;
  readonly longestPause: number;
  /** Counted from the first guess; longer than the longest pause. */
  readonly forgottenAfter: number;
}

/**
 * Counts a guess before it is known to be wrong, so that guesses at the same moment count as well. A right one is
 * forgotten with `forgetGuesses`.
 * @throws 429 with the pause that is left
 */
export async function requireSlowQuota(services: Limiting, slowing: Slowing, who: string): Promise<void> {
  const { db, clock, config } = services;
  if (config.RATE_LIMITS === "off") return;
  const now = clock();
  // In one transaction: the row lock delays concurrent guesses, and a refusal counts as no guess.
  const count = async (transaction: Transaction) => {
    const { taken } = await countHit(transaction, guessesOf(slowing), who, now);
    if (taken <= slowing.atOnce) return;
    const pause = doublingPause(slowing.firstPause, slowing.longestPause, taken - slowing.atOnce - 1);
    const { isAllowed, secondsToWait } = await countHit(transaction, pauseOf(slowing, pause), who, now);
    if (!isAllowed) throw new AppError("too_many_requests", { retryAfterSeconds: secondsToWait });
  };
  await beside(() => db.transaction().execute(count));
}

/** A right guess: the next wrong one is the first again. */
export async function forgetGuesses({ db, config }: Limiting, slowing: Slowing, who: string): Promise<void> {
  if (config.RATE_LIMITS === "off") return;
  await clearHits(db, guessesOf(slowing), who);
  await clearHits(db, pauseOf(slowing, 0), who);
}

function guessesOf({ name, atOnce, forgottenAfter }: Slowing): Limit {
  return { name, maxHits: atOnce, perMilliseconds: forgottenAfter };
}

function pauseOf({ name }: Slowing, pause: number): Limit {
  return { name: `${name}-pause`, maxHits: 1, perMilliseconds: pause };
}
