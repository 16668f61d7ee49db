import { mountFeatures } from "#server/features.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { openWebhookWorker, type WebhookDelivery } from "#server/platform/webhooks/deliver-webhooks.ts";
import { webhookDeliveryOf } from "#server/webhook-delivery.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A shop that is tried out on this machine, with its owner, and the worker that tells endpoints of events. */
export async function openWebhookShop(dress: Partial<WebhookDelivery> = {}) {
  const database = await createTestDatabase();
  const services = createTestServices(database, { PUBLIC_URL: "http://localhost:3000" });
  const shop = await createTestShop(services, [mountFeatures]);
  const owner = await addAdministrator(services, { name: "Ann" });
  const worker = openWebhookWorker({ ...webhookDeliveryOf(services), ...dress });
  // Signed in afresh each time: the clock of these tests leaps.
  const send = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    await shop.send(method, `/api/${path}`, {
      bearer: await openSession(services.db, "staff", owner.id, services.clock()),
      ...(body && { body }),
    });
  const add = async (url: string, events: readonly string[] = ["quote.requested"]) => {
    const answer = await send("POST", "webhooks", { url, events, current_password: testPassword });
    return answer.body as { webhook: { id: number; version: number }; secret: string };
  };
  /** What is told: a line of the history, in a transaction of its own. */
  const happen = (action: string, id: number, change: { before?: Fields; after?: Fields } = {}) =>
    services.db.transaction().execute((transaction) =>
      recordAudit(transaction, {
        ...{ subject: action.split(".")[0] ?? "", subjectId: id, action, actor: theShop },
        ...{ ...change, at: services.clock() },
      }),
    );
  const deliveries = async () =>
    await services.db.selectFrom("webhook_deliveries").selectAll().orderBy("id").execute();
  /** One round: what is due is sent, to the end. */
  const round = async () => {
    await worker.run();
    await worker.settled();
  };
  return {
    ...{ services, shop, owner, worker, send, add, happen, deliveries, round },
    async [Symbol.asyncDispose]() {
      await worker.stop();
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
