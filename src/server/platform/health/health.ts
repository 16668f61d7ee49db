import { sql } from "kysely";
import { seconds } from "#domain/time/durations.ts";
import type { Db } from "../database/db.ts";
import type { Storage } from "../storage/storage.ts";

export interface Health {
  readonly status: "ok" | "degraded";
  readonly checks: Readonly<Record<"database" | "storage" | "mail", "ok" | "failing">>;
}

const patience = seconds(2);
const oldestLetter = 15 * 60 * 1000;

/** Asks each part whether it works, each for two seconds at the most. A late mail degrades, it does not stop the shop. */
export async function readHealth(db: Db, storage: Storage, now: Date): Promise<Health> {
  const lateSince = new Date(now.getTime() - oldestLetter).toISOString();
  const [database, store, mail] = await Promise.all([
    holds(sql`select 1`.execute(db)),
    holds(storage.check()),
    holds(noLetterWaitsSince(db, lateSince)),
  ]);
  const isWell = database && store && mail;
  const word = (works: boolean) => (works ? "ok" : "failing");
  return {
    status: isWell ? "ok" : "degraded",
    checks: { database: word(database), storage: word(store), mail: word(mail) },
  };
}

/** Ready to be sent visitors: reading and writing work. */
export function isReady({ checks }: Health): boolean {
  return checks.database === "ok" && checks.storage === "ok";
}

async function noLetterWaitsSince(db: Db, since: string): Promise<void> {
  const late = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("posted_at", "<", since)
    .limit(1)
    .executeTakeFirst();
  if (late) throw new Error("mail is late");
}

async function holds(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const checked = check.then(
    () => true,
    () => false,
  );
  return await Promise.race([checked, late]).finally(() => clearTimeout(timer));
}
