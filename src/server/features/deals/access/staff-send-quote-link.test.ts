import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, postedMails } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);

test("staff mails a client a new link; the history says who did", async () => {
  const { id } = await askForQuote(services, await addProduct(services), {
    fields: { email: "dana@example.com" },
  });
  const { bearer } = await addAdministrator(services, { name: "Ann" });
  const before = (await postedMails(services)).length;
  const send = (quoteId: number) =>
    shop.send("POST", `/api/quotes/${quoteId}/send-link`, { bearer, body: {} });
  expect((await send(id)).body).toEqual({ success: true });
  expect((await postedMails(services)).slice(before)).toMatchObject([
    { template: "access-link", recipient: "dana@example.com", content: { quoteId: id } },
  ]);
  const entries = await services.db
    .selectFrom("history")
    .select(["doer_name", "subject_id"])
    .where("action", "=", "quote.send-link")
    .execute();
  expect(entries).toEqual([{ doer_name: "Ann", subject_id: id }]);
  expect((await send(2_000_000)).status).toBe(404);
});
