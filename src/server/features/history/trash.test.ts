import { expect, test } from "vitest";
import { accountRoutes } from "#server/features/accounts/accounts.routes.ts";
import { clientPasswords } from "#server/features/clients/client-passwords.ts";
import { quoteRoutes } from "#server/features/deals/quotes.routes.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { historyRoutes } from "./history.routes.ts";

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [
    historyRoutes,
    quoteRoutes,
    (mounting) => accountRoutes({ ...mounting, clientPasswords }),
  ]);
  const { bearer } = await addAdministrator(services, { name: "Ann" });
  const trash = async (query = "") => (await shop.send("GET", `/api/trash${query}`, { bearer })).body;
  return { services, shop, bearer, trash, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
}

test("deleted rows are in the trash until they are restored, with the actor", async () => {
  await using opened = await openShop();
  const { services, shop, bearer, trash } = opened;
  const quote = await askForQuote(services, await addProduct(services), { fields: { name: "Dana" } });
  expect(await trash()).toMatchObject({ trash: [], meta: { total: 0 } });

  await shop.send("DELETE", `/api/quotes/${quote.id}`, { bearer });
  expect(await trash()).toMatchObject({
    trash: [{ kind: "quote", record_id: quote.id, name: `${quote.reference} Dana`, deleted_by: "Ann" }],
    meta: { total: 1 },
  });
  expect(await trash("?status=user")).toMatchObject({ trash: [] });
  expect(await trash("?search=dana")).toMatchObject({ meta: { total: 1 } });

  await shop.send("POST", `/api/quotes/${quote.id}/restore`, { bearer });
  expect(await trash()).toMatchObject({ trash: [] });

  await shop.send("DELETE", `/api/quotes/${quote.id}`, { bearer });
  expect(await trash()).toMatchObject({ meta: { total: 1 } });
});

test("the trash is for administrators", async () => {
  await using opened = await openShop();
  const { bearer } = await addUser(opened.services);
  expect((await opened.shop.send("GET", "/api/trash")).status).toBe(401);
  expect((await opened.shop.send("GET", "/api/trash", { bearer })).status).toBe(403);
});
