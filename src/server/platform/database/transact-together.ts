import { CompiledQuery } from "kysely";
import type { Db, Transaction } from "./db.ts";
import { isPostgresDb } from "./is-postgres-db.ts";

interface Job {
  /** Does its work between two savepoints, and says what to tell whoever waits, once all is committed. */
  readonly run: (transaction: Transaction) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** Those who wait for the same database. */
interface Queue {
  readonly jobs: Job[];
  isTaken: boolean;
  /** Whether the commit before was for more than one. */
  hadCompany: boolean;
}

/** So many at most, so that nobody else waits long for the database. */
const most = 32;
/** Where others came along the time before, they are waited for as long as this; whoever is alone never waits. */
const gatherMs = 2;
const begin = CompiledQuery.raw("savepoint job");
const keep = CompiledQuery.raw("release job");
const takeBack = CompiledQuery.raw("rollback to job");
const queues = new WeakMap<Db, Queue>();

/**
 * A transaction that shares its commit, and so the wait for the disk, with those that are asked for in the same moment.
 * Each is whole or not there: what one of them throws takes back its own work alone. Nobody hears of success before
 * all of it is on the disk; where that fails, none is there. PostgreSQL shares syncs by itself.
 */
export async function transactTogether<T>(
  db: Db,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (isPostgresDb(db)) return await db.transaction().execute(work);
  return await new Promise<T>((resolve, reject) => {
    const run = async (transaction: Transaction) => {
      await transaction.executeQuery(begin);
      try {
        const result = await work(transaction);
        await transaction.executeQuery(keep);
        return () => resolve(result);
      } catch (error) {
        await transaction.executeQuery(takeBack);
        await transaction.executeQuery(keep);
        return () => reject(error);
      }
    };
    enqueue(db, { run, fail: reject });
  });
}

function enqueue(db: Db, job: Job): void {
  const queue = queues.get(db) ?? { jobs: [], isTaken: false, hadCompany: false };
  queues.set(db, queue);
  queue.jobs.push(job);
  if (queue.isTaken) return;
  queue.isTaken = true;
  const start = () => void runAll(db, queue);
  // Whoever gets as far in this turn of the event loop comes along in any case.
  if (queue.hadCompany) setTimeout(start, gatherMs);
  else setImmediate(start);
}

async function runAll(db: Db, queue: Queue): Promise<void> {
  queue.hadCompany = queue.jobs.length > 1;
  while (queue.jobs.length > 0) await runSome(db, queue.jobs.splice(0, most));
  queue.isTaken = false;
}

async function runSome(db: Db, jobs: readonly Job[]): Promise<void> {
  try {
    const tell = await db.transaction().execute(async (transaction) => {
      const told: (() => void)[] = [];
      for (const job of jobs) told.push(await job.run(transaction));
      return told;
    });
    for (const each of tell) each();
  } catch (error) {
    for (const job of jobs) job.fail(error);
  }
}
