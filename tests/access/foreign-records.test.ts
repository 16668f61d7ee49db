import { afterAll, describe, expect, test } from "vitest";
import type { Call } from "#contracts/call.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import type { Answer } from "#tests/support/shop.ts";
import { dumpTables } from "./dump-tables.ts";
import { openCopies } from "./shop-of-clients.ts";
import type { Targets } from "./targets.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

const howMany = sized({ quick: 4, deep: 10 });
const nowhere = { quoteId: 2_000_000_000, paymentId: 2_000_000_000, intentId: "pi_of_nobody" };

/** Calls about a thing that has an owner: those that name a quote or a payment. */
const isOwned = ({ method, path, body, query }: Call) =>
  /^\/api\/(quotes|payments)\/\{id\}/.test(path) ||
  /^\/api\/payments?\/(create-intent|confirm|bank-transfer|paypal\/)/.test(path) ||
  (method === "GET" && body === undefined && query !== undefined && path.endsWith("/capture"));

const copies = await openCopies(howMany);
afterAll(() => copies[Symbol.asyncDispose]());

describe("someone else's record", () => {
  test(`REL-Z2 ${howMany} clients and their links ask for everything of each other, in every way`, async () => {
    await using world = await copies.open();
    const { shop, services, clients, standard } = world;
    const owned = shop.routes.declared.map(({ call }) => call).filter(isOwned);
    const askers = [
      ...clients.flatMap(({ bearer, link, his }) => [
        { bearer, his },
        { bearer: link, his },
      ]),
      { bearer: standard.bearer, his: undefined },
    ];
    // The same requests are answered when they are about one's own: only the owner makes the difference.
    for (const { bearer, his } of clients) {
      for (const path of ["", "/total", "/logo", "/logo?preview", "/timeline"]) {
        const own = await shop.send("GET", `/api/quotes/${his.quoteId}${path}`, { bearer });
        expect(own.status, path).toBe(200);
      }
    }
    const before = await dumpTables(services.db);
    const surprises: string[] = [];
    let asked = 0;
    const send = async (call: Call, targets: Targets, bearer: string) => {
      const { path, ...rest } = await validRequest(call, targets);
      asked += 1;
      return { path, answer: await shop.send(call.method, path, { bearer, ...rest }) };
    };
    for (const { bearer, his } of askers) {
      for (const call of owned) {
        const missing = await send(call, { ...clients[0]?.his, ...nowhere } as Targets, bearer);
        for (const other of clients.filter((client) => client.his !== his)) {
          const foreign = await send(call, other.his, bearer);
          const isSame = essence(foreign.answer) === essence(missing.answer);
          if (foreign.answer.status < 400) surprises.push(`${nameOf(call)} let in: ${foreign.path}`);
          else if (!isSame) surprises.push(`${nameOf(call)}: ${essence(foreign.answer)}`);
        }
      }
    }
    expect(surprises).toEqual([]);
    expect(await dumpTables(services.db)).toEqual(before);
    recordFigure(
      "REL-Z2",
      `${askers.length} people, ${owned.length} calls, ${asked} requests: 0 foreign reads or writes`,
    );
  });

  test("REL-Z2 a logo has no address of its own, and lists hold only the client's own", async () => {
    await using world = await copies.open();
    const { shop, clients } = world;
    const [mine, other] = clients;
    for (const bearer of [undefined, mine?.bearer, other?.bearer, other?.link]) {
      for (const path of [`/storage/${mine?.logoKey}`, `/storage/pictures/${mine?.logoKey}`]) {
        expect((await shop.send("GET", path, { bearer })).status, path).toBe(404);
      }
    }
    const lists = shop.routes.declared.filter(({ call }) => call.method === "GET" && !/\{/.test(call.path));
    for (const { call } of lists) {
      for (const bearer of [other?.bearer, other?.link]) {
        const { text } = await shop.send("GET", call.path, { bearer });
        expect(text, nameOf(call)).not.toContain(mine?.email);
        expect(text, nameOf(call)).not.toContain(mine?.his.intentId);
      }
    }
  });

  test("REL-Z2 what was deleted is shown to staff only", async () => {
    await using world = await copies.open();
    const { shop, admin, clients } = world;
    const { productId, sizeId } = clients[0]?.his ?? { productId: 0, sizeId: 0 };
    await shop.send("DELETE", `/api/products/${productId}`, { bearer: admin.bearer });
    for (const bearer of [undefined, clients[0]?.bearer, admin.bearer]) {
      expect((await shop.send("GET", `/api/products/${productId}`, { bearer })).status).toBe(410);
      const products = await shop.send("GET", "/api/products?search=Market", { bearer });
      expect(products.body.data).toEqual([]);
      const sizes = await shop.send("GET", "/api/sizes", { bearer });
      expect(JSON.parse(sizes.text).map(({ id }: { id: number }) => id)).not.toContain(sizeId);
    }
  });
});

/** What an asker can tell two answers apart by: everything but the request's own number. */
function essence({ status, headers, text }: Answer): string {
  const { "x-request-id": _, date: __, ...rest } = headers;
  return JSON.stringify([status, rest, text]);
}
