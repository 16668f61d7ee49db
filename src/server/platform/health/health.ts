import { sql } from "kysely";
import type { HealthAnswer } from "#contracts/health.ts";
import { minutes, seconds } from "#domain/time/durations.ts";
import type { Db } from "../database/db.ts";
import { isMailWaitingSince } from "../mail/measure-outbox.ts";
import type { Storage } from "../storage/storage.ts";

const timeout = seconds(2);
/** A mail that waits longer says that none leaves. */
const oldestMail = minutes(15);
/** Less room than this is a warning: it is a morning of logos, or of the database's own log. */
const scarceBytes = 200_000_000;

interface Looked {
  readonly db: Db;
  readonly storage: Storage;
  /** Room that is left where the shop writes. */
  readonly freeBytes: () => Promise<number>;
  readonly now: Date;
}

/**
 * Asks each part whether it works, each for two seconds at the most. Without database or storage the shop is down; a
 * late mail or a disk that fills up degrades it, and loses nothing.
 */
export async function readHealth({ db, storage, freeBytes, now }: Looked): Promise<HealthAnswer> {
  const lateSince = new Date(now.getTime() - oldestMail).toISOString();
  const [database, store, disk, mail] = await Promise.all([
    holds(sql`select 1`.execute(db)),
    holds(storage.check()),
    holds(hasRoom(freeBytes)),
    holds(noMailWaitsSince(db, lateSince)),
  ]);
  const checks = {
    database: { status: database ? "ok" : "down" },
    storage: { status: store ? "ok" : "down" },
    disk: { status: disk ? "ok" : "degraded" },
    mail: { status: mail ? "ok" : "degraded" },
  } as const;
  const isWell = disk && mail;
  const status = !database || !store ? "down" : isWell ? "ok" : "degraded";
  return { status, checks };
}

/** Ready to be sent visitors: reading and writing work. */
export function isReady({ status }: HealthAnswer): boolean {
  return status !== "down";
}

async function hasRoom(freeBytes: () => Promise<number>): Promise<void> {
  if ((await freeBytes()) < scarceBytes) throw new Error("the disk is nearly full");
}

async function noMailWaitsSince(db: Db, since: string): Promise<void> {
  if (await isMailWaitingSince(db, since)) throw new Error("mail is late");
}

async function holds(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout);
  });
  const checked = check.then(
    () => true,
    () => false,
  );
  return await Promise.race([checked, late]).finally(() => clearTimeout(timer));
}
