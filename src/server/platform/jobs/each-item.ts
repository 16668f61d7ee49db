import type { FastifyBaseLogger } from "fastify";
import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import { cutText } from "#domain/text/cut.ts";
import type { JobName } from "#domain/today/job-names.ts";
import type { Db } from "../database/db.ts";
import { asAppError } from "../errors/as-app-error.ts";
import type { FailedItemTable } from "./failed-items.table.ts";

interface Running {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
}

interface Task<Item> {
  readonly job: JobName;
  /** What the item is called in the job's queue, and the quote that staff finds it by. */
  readonly about: (item: Item) => { readonly itemId: number; readonly quoteId: number };
  readonly work: (item: Item) => Promise<void>;
}

/**
 * Does each item of a job for itself, in order. One that fails keeps no other waiting and is not tried again: it leaves the
 * queue and stands on staff's list of today. Only where a provider or the database did not answer it waits for the next run.
 */
export async function eachItem<Item>(
  running: Running,
  items: readonly Item[],
  { job, about, work }: Task<Item>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      const { itemId, quoteId } = about(item);
      running.log.error({ err: error, job, item: itemId, quote: quoteId }, "an item of a job failed");
      if (asAppError(error).code !== "unavailable") await setAside(running, { job, itemId, quoteId, error });
    }
  }
}

/** As a part of a queue's query: the items that no earlier run has put aside. */
export function isNotPutAside(job: JobName, idColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from failed_items where failed_items.job = ${job} and failed_items.item_id = ${sql.ref(idColumn)})`;
}

interface Failed {
  readonly job: JobName;
  readonly itemId: number;
  readonly quoteId: number;
  readonly error: unknown;
}

async function setAside({ db, log, clock }: Running, { job, itemId, quoteId, error }: Failed): Promise<void> {
  const text = error instanceof Error ? cutText(error.message, 500) : "unknown";
  const row: Insertable<FailedItemTable> = {
    ...{ job, item_id: itemId, quote_id: quoteId },
    ...{ error: text, failed_at: clock().toISOString() },
  };
  try {
    await db
      .insertInto("failed_items")
      .values(row)
      .onConflict((conflict) => conflict.columns(["job", "item_id"]).doNothing())
      .execute();
  } catch (failure) {
    // It stays in the queue, and the next run tries both again.
    log.error({ err: failure, job, item: itemId }, "a failed item could not be put aside");
  }
}

/** All that was put aside, the first one first: it is little, for staff has it tried again. */
export async function findFailedItems(db: Db) {
  return await db
    .selectFrom("failed_items")
    .select(["id", "job", "quote_id", "failed_at"])
    .orderBy("id")
    .execute();
}

/** Puts an item back into the queue of its job; undefined where it is there already. */
export async function takeBack(
  db: Db,
  id: number,
): Promise<{ readonly job: JobName; readonly quoteId: number } | undefined> {
  return await db
    .deleteFrom("failed_items")
    .where("id", "=", id)
    .returning(["job", "quote_id as quoteId"])
    .executeTakeFirst();
}
