import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { catalogueRoutes } from "../catalogue.routes.ts";
import { keepActivePrices } from "./keep-active-prices.ts";

test("prices are read once for a version of the catalogue, and each node sees a change of the list at once", async () => {
  const services = createTestServices(await openTestDatabase());
  const shop = await createTestShop(services, [catalogueRoutes]);
  const size_id = (await addProduct(services)).sizes[0]?.id;
  const { bearer } = await addAdministrator(services);
  const save = async (unit_price: string) => {
    const body = { name: unit_price, active: true, breaks: [{ size_id, min_units: 1, unit_price }] };
    const sent = await shop.send("POST", "/api/price-lists", { bearer, body });
    expect(sent.status, sent.text).toBe(201);
  };
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = services.db.withPlugin(counting);
  const nodes = [keepActivePrices(), keepActivePrices()];
  const readAll = async () => {
    const before = statements;
    const read = await Promise.all(nodes.map((node) => node.read(db)));
    const prices = read.map(({ list }) => list.breaks.get(size_id ?? 0)?.[0]?.unitPrice);
    return { prices, statements: statements - before };
  };
  await save("0.18");
  expect(await readAll()).toEqual({ prices: [1_800, 1_800], statements: 6 });
  expect(await readAll()).toEqual({ prices: [1_800, 1_800], statements: 2 });
  await save("0.17");
  expect(await readAll()).toEqual({ prices: [1_700, 1_700], statements: 6 });
  expect(await readAll()).toEqual({ prices: [1_700, 1_700], statements: 2 });
});
