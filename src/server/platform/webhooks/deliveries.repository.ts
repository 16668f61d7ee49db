import type { ExpressionBuilder, Insertable } from "kysely";
import type { Db, Transaction } from "../database/db.ts";
import type { Tables } from "../database/tables.ts";
import { countFound } from "../lists/count-found.ts";
import type { Paging } from "../lists/paging.ts";
import type { WebhookAttemptRow, WebhookAttemptTable, WebhookDeliveryRow } from "./webhooks.table.ts";

/** The endpoints that are on and have something due. */
export async function findDueWebhooks(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("webhooks")
    .select("webhooks.id")
    .where("webhooks.state", "=", "on")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("webhook_deliveries")
          .select("webhook_deliveries.id")
          .whereRef("webhook_deliveries.webhook_id", "=", "webhooks.id")
          .where("webhook_deliveries.state", "=", "waiting")
          .where("webhook_deliveries.due_at", "<=", now.toISOString()),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

interface Leasing {
  readonly webhookId: number;
  readonly worker: string;
  readonly now: Date;
  readonly until: Date;
}

/** Leases the next delivery of an endpoint that is due: of any number of workers one gets it. */
export async function leaseDelivery(
  db: Db,
  { webhookId, worker, now, until }: Leasing,
): Promise<WebhookDeliveryRow | undefined> {
  const isDue = (eb: ExpressionBuilder<Tables, "webhook_deliveries">) =>
    eb.and([
      eb("webhook_id", "=", webhookId),
      eb("state", "=", "waiting"),
      eb("due_at", "<=", now.toISOString()),
    ]);
  const next = db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where(isDue)
    .orderBy("due_at")
    .orderBy("id")
    .limit(1);
  return await db
    .updateTable("webhook_deliveries")
    .set({ leased_by: worker, due_at: until.toISOString() })
    .where("id", "in", next)
    // Checked again in the update, as with mails.
    .where(isDue)
    .returningAll()
    .executeTakeFirst();
}

/** Changes a delivery that this worker holds, and lets it go. */
export async function settleDelivery(
  db: Db,
  { id, worker }: { readonly id: number; readonly worker: string },
  set: Partial<Pick<WebhookDeliveryRow, "state" | "attempts" | "due_at" | "body">>,
): Promise<boolean> {
  const result = await db
    .updateTable("webhook_deliveries")
    .set({ ...set, leased_by: null })
    .where("id", "=", id)
    .where("leased_by", "=", worker)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Of a delivery that its worker holds: the same bytes are sent at each try. */
export async function keepBody(db: Db, id: number, body: string): Promise<void> {
  await db.updateTable("webhook_deliveries").set({ body }).where("id", "=", id).execute();
}

export async function addAttempt(
  transaction: Transaction,
  attempt: Insertable<WebhookAttemptTable>,
): Promise<void> {
  await transaction.insertInto("webhook_attempts").values(attempt).execute();
}

/** What its owner asks for: a test. */
export async function addDelivery(
  transaction: Transaction,
  delivery: Insertable<Tables["webhook_deliveries"]>,
): Promise<WebhookDeliveryRow> {
  return await transaction
    .insertInto("webhook_deliveries")
    .values(delivery)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findDelivery(db: Db, id: number): Promise<WebhookDeliveryRow | undefined> {
  return await db.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lays a delivery before its endpoint again, as the same message; nothing comes back while a worker holds it. */
export async function replayDelivery(
  transaction: Transaction,
  id: number,
  at: Date,
): Promise<WebhookDeliveryRow | undefined> {
  const now = at.toISOString();
  return await transaction
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, due_at: now, leased_by: null })
    .where("id", "=", id)
    // A lease that ran out is one of a process that died.
    .where((eb) => eb.or([eb("leased_by", "is", null), eb("due_at", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
}

/** A page of what was told to an endpoint, the newest first, with how many there are. */
export async function readDeliveries(
  db: Db,
  webhookId: number,
  { limit, offset }: Pick<Paging, "limit" | "offset">,
): Promise<{ rows: WebhookDeliveryRow[]; total: number }> {
  const of = db.selectFrom("webhook_deliveries").where("webhook_id", "=", webhookId);
  const rows = await of.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { rows, total: await countFound(of) };
}

/** Every try of these deliveries, the oldest first. */
export async function findAttempts(db: Db, deliveryIds: readonly number[]): Promise<WebhookAttemptRow[]> {
  if (deliveryIds.length === 0) return [];
  return await db
    .selectFrom("webhook_attempts")
    .selectAll()
    .where("delivery_id", "in", deliveryIds)
    .orderBy("id")
    .execute();
}

/** Removes what was told, or given up, long ago, with its answers. */
export async function sweepDeliveries(db: Db, before: Date): Promise<void> {
  const old = db.selectFrom("webhook_deliveries").select("id").where("created_at", "<", before.toISOString());
  await db.deleteFrom("webhook_attempts").where("delivery_id", "in", old).execute();
  await db.deleteFrom("webhook_deliveries").where("created_at", "<", before.toISOString()).execute();
}
