import { mountFeatures } from "#server/features.ts";
import { deliverMails } from "#server/platform/mail/deliver-mails.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

/** A shop whose staff decides on quotes, and whose mails leave when a test sends them. */
export async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [mountFeatures]);
  const { bearer } = await addAdministrator(services);
  const tote = await addProduct(services);
  const sent: string[] = [];
  /** One round of the mail worker; `refusal` is what the mail server answers to the mails about a decision. */
  const deliver = (refusal?: Error) =>
    deliverMails({
      ...{ db: services.db, log: services.log, clock: services.clock, mailWorker: "test" },
      compose: async (row) => ({
        ...{ from: "shop@example.com", to: row.recipient, subject: row.template, text: "", html: "" },
        messageId: row.message_id,
      }),
      transport: {
        send: async ({ subject }) => {
          if (refusal && subject.startsWith("quote-")) throw refusal;
          sent.push(subject);
        },
        close: () => undefined,
      },
    });
  const staff = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    shop.send("POST", `/api/quotes/${path}`, { bearer, body, headers });
  return {
    ...{ services, shop, staff, deliver, bearer },
    ask: async () => (await askForQuote(services, tote)).id,
    undo: (id: number) => staff(`${id}/undo-decision`),
    /** The mails about decisions that have left. */
    told: () => sent.filter((template) => template.startsWith("quote-")),
    statusOf: async (id: number) =>
      Object(((await shop.send("GET", `/api/quotes/${id}`, { bearer })).body as { quote: object }).quote),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export const tooLate = "This can no longer be undone: the client knows of it.";
