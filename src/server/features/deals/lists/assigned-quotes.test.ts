import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const admin = await addAdministrator(services);
const { bearer } = admin;

test("a list is filtered by stage and by the user whom quotes are assigned to", async () => {
  const { id } = await askForQuote(services, tote, {});
  const assign = (user_id: number | null) =>
    shop.send("PUT", `/api/quotes/${id}/assignee`, { bearer, body: { user_id } });
  expect((await assign(9_999)).status).toBe(422);
  expect((await assign(admin.id)).body.quote).toMatchObject({ assignee_id: admin.id });
  const listed = async (query: string) => {
    const { body } = await shop.send("GET", `/api/quotes?page=1&${query}`, { bearer });
    return { ids: (body.quotes as { id: number }[]).map((quote) => quote.id), meta: body.meta };
  };
  expect(await listed(`assignee=${admin.id}&stage=new`)).toMatchObject({ ids: [id], meta: { total: 1 } });
  expect(await listed(`assignee=${admin.id}&stage=offered`)).toMatchObject({ ids: [], meta: { total: 0 } });
});
