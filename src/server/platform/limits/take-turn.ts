import type { Words } from "#domain/words.ts";
import type { Db } from "../database/db.ts";
import { AppError } from "../errors/app-error.ts";

export interface TurnTable {
  key: string;
  taken: number;
  ends_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    turns: TurnTable;
  }
}

export interface Limit {
  readonly name: string;
  readonly turns: number;
  readonly perMilliseconds: number;
  readonly message?: Words;
}

/**
 * Counts a turn within a fixed window, for all processes alike: one statement starts a window, starts it anew when it
 * is over, or adds to it. Throws 429 with the time to wait when none is left.
 */
export async function takeTurn(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const key = `${limit.name}:${who}`;
  const at = now.toISOString();
  const endsAt = new Date(now.getTime() + limit.perMilliseconds).toISOString();
  const turn = await db
    .insertInto("turns")
    .values({ key, taken: 1, ends_at: endsAt })
    .onConflict((c) =>
      c.column("key").doUpdateSet((eb) => ({
        taken: eb
          .case()
          .when("turns.ends_at", "<=", at)
          .then(1)
          .else(eb("turns.taken", "+", 1))
          .end(),
        ends_at: eb.case().when("turns.ends_at", "<=", at).then(endsAt).else(eb.ref("turns.ends_at")).end(),
      })),
    )
    .returning(["taken", "ends_at"])
    .executeTakeFirstOrThrow();
  if (turn.taken <= limit.turns) return;
  const retryAfterSeconds = (Date.parse(turn.ends_at) - now.getTime()) / 1000;
  throw new AppError("too_many_requests", { message: limit.message, retryAfterSeconds });
}

export async function sweepTurns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("turns").where("ends_at", "<=", now.toISOString()).execute();
}
