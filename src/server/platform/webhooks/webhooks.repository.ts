import type { Insertable, Updateable } from "kysely";
import type { Db, Transaction } from "../database/db.ts";
import { countFound } from "../lists/count-found.ts";
import type { WebhookRow, WebhookTable } from "./webhooks.table.ts";

/** All endpoints, the first one first: there are few. */
export async function findWebhooks(db: Db): Promise<WebhookRow[]> {
  return await db.selectFrom("webhooks").selectAll().orderBy("id").execute();
}

export async function countWebhooks(db: Db): Promise<number> {
  return await countFound(db.selectFrom("webhooks"));
}

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | undefined> {
  return await db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function addWebhook(
  transaction: Transaction,
  webhook: Insertable<WebhookTable>,
): Promise<WebhookRow> {
  return await transaction.insertInto("webhooks").values(webhook).returningAll().executeTakeFirstOrThrow();
}

/** Its secret is sealed under its id, which is known only now. */
export async function setWebhookSecret(transaction: Transaction, id: number, secret: string): Promise<void> {
  await transaction.updateTable("webhooks").set({ secret }).where("id", "=", id).execute();
}

/** Changes an endpoint that still has this version; nothing when another change was faster. */
export async function changeWebhook(
  transaction: Transaction,
  { id, version }: Pick<WebhookRow, "id" | "version">,
  set: Updateable<Omit<WebhookTable, "id" | "version" | "created_at">>,
): Promise<WebhookRow | undefined> {
  return await transaction
    .updateTable("webhooks")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets the secrets whose time is over. */
export async function sweepFormerSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("webhooks")
    .set({ former_secret: null, former_until: null })
    .where("former_until", "<=", now.toISOString())
    .execute();
}

/** Removes an endpoint with all that was told to it. */
export async function deleteWebhook(transaction: Transaction, id: number): Promise<WebhookRow | undefined> {
  const told = transaction.selectFrom("webhook_deliveries").select("id").where("webhook_id", "=", id);
  await transaction.deleteFrom("webhook_attempts").where("delivery_id", "in", told).execute();
  await transaction.deleteFrom("webhook_deliveries").where("webhook_id", "=", id).execute();
  return await transaction.deleteFrom("webhooks").where("id", "=", id).returningAll().executeTakeFirst();
}
