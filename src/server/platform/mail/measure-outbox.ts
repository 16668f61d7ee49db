import type { Db } from "../database/db.ts";

interface Outbox {
  readonly waiting: number;
  readonly dead: number;
  /** How long the oldest waiting mail has waited, in seconds; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** How many mails wait or were given up, and since when the oldest one waits. */
export async function measureOutbox(db: Db, now: Date): Promise<Outbox> {
  const rows = await db
    .selectFrom("outbox")
    .select((eb) => ["state", eb.fn.countAll<number>().as("mails"), eb.fn.min("posted_at").as("oldest")])
    .where("state", "in", ["waiting", "dead"])
    .groupBy("state")
    .execute();
  const waiting = rows.find(({ state }) => state === "waiting");
  return {
    waiting: waiting?.mails ?? 0,
    dead: rows.find(({ state }) => state === "dead")?.mails ?? 0,
    oldestSeconds: waiting ? Math.max(0, now.getTime() - Date.parse(waiting.oldest)) / 1000 : 0,
  };
}

/** Whether some mail has waited since before this moment. */
export async function isMailWaitingSince(db: Db, moment: string): Promise<boolean> {
  const late = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("posted_at", "<", moment)
    .limit(1)
    .executeTakeFirst();
  return late !== undefined;
}
