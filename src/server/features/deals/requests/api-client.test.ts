import { describe, expect, expectTypeOf, test } from "vitest";
import type * as catalogue from "#contracts/catalogue/catalogue.ts";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import { catalogueRoutes } from "#server/features/catalogue/catalogue.routes.ts";
import { fetchInProcess } from "#server/platform/http/fetch-in-process.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addKey } from "#tests/support/staff.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { ShopRefusal } from "../../../../../docs/api-client/send-with-retries.ts";
import {
  type Order,
  type Product,
  ShopClient,
  type Size,
} from "../../../../../docs/api-client/shop-client.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { orderRoutes } from "../orders/orders.routes.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [catalogueRoutes, quoteRoutes, orderRoutes]);
await addProduct(services, { name: "Market tote" });

const askShop = (path: string, init: RequestInit) => fetchInProcess(shop.app, path, "192.0.2.7", init);

/** The example client, whose calls first meet the answers that are given. */
function clientThatMeets(...answers: readonly (Response | "nothing")[]) {
  const left = [...answers];
  const waited: number[] = [];
  const client = new ShopClient("", {
    wait: async (milliseconds) => void waited.push(milliseconds),
    fetch: async (path, init) => {
      const answer = left.shift();
      if (answer === "nothing") throw new TypeError("fetch failed");
      return answer ?? (await askShop(path, init));
    },
  });
  return { client, waited };
}

async function ask(client: ShopClient, key: string, phone = "303-555-0123") {
  const [product] = await client.listProducts();
  const [size] = await client.listSizes();
  if (!product || !size) throw new Error("nothing to ask for");
  const person = { name: "Ann Miller", email: "ann@buyer.example", phone, message: "For our fair" };
  const logo = new File([new Uint8Array(tinyPng)], "logo.png", { type: "image/png" });
  return await client.requestQuote(
    { ...person, product, lines: [{ size, units: 10_000 }], colours: ["#FFFFFF", "#1A7F37"], logo },
    key,
  );
}

const busy = (status: number, seconds: string) =>
  new Response("{}", { status, headers: { "retry-after": seconds } });

describe("the example client of docs/api-client", () => {
  test("its types are the contracts'", () => {
    expectTypeOf<catalogue.Product>().toExtend<Product>();
    expectTypeOf<catalogue.Size>().toExtend<Size>();
  });

  test("lists, and asks for a quote with a logo; the same key is the same quote", async () => {
    const { client, waited } = clientThatMeets();
    const first = await ask(client, "one-order-of-ours");
    expect(first.reference).toMatch(/^GE-\d{4}-\d{6}$/);
    expect(await ask(client, "one-order-of-ours")).toEqual(first);
    const quote = await findQuoteForStaff(services.db, first.id);
    expect(quote).toMatchObject({ name: "Ann Miller", quantity: 10_000 });
    expect(waited).toEqual([]);
  });

  test("SPEC-4.60 reads orders with a key, and none without one", async () => {
    const { id } = await addAdministrator(services);
    const key = await addKey(services, { madeBy: id });
    const access = { key, fetch: askShop };
    await expect(new ShopClient("", { fetch: askShop }).listOrders()).rejects.toMatchObject({ status: 401 });
    expect(await new ShopClient("", access).listOrders()).toEqual([]);
    expectTypeOf<ListedOrder>().toExtend<Order>();
  });

  test("waits as it is asked to, and sends again what got no answer", async () => {
    const { client, waited } = clientThatMeets(busy(429, "7"), busy(503, "2"), "nothing");
    expect((await client.listProducts()).map(({ name }) => name)).toEqual(["Market tote"]);
    expect(waited).toEqual([7_000, 2_000, 4_000]);
  });

  test("gives up with the shop's message: busy for too long, and refused for good", async () => {
    const { client, waited } = clientThatMeets(...[1, 2, 3, 4].map(() => busy(503, "1")));
    await expect(client.listSizes()).rejects.toMatchObject({ status: 503 });
    expect(waited).toHaveLength(3);
    const refusal = await ask(clientThatMeets().client, "another-order", "12345").catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ShopRefusal);
    expect(refusal).toMatchObject({ status: 422, errors: { phone: [expect.stringContaining("not valid")] } });
  });
});
