import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

test("REL-P10 no answer but the public catalogue's may be stored by a browser or a proxy", async () => {
  await using world = await openShopOfClients(1);
  const { shop, clients, admin, standard } = world;
  const [client] = clients;
  if (!client) throw new Error("no client");
  const bearers = [undefined, standard.bearer, client.bearer, client.link, admin.bearer, "expired"];
  const surprises: string[] = [];
  let asked = 0;
  for (const { call } of shop.routes.declared) {
    // What changes something is asked of those whom it refuses; a refusal names people, too.
    for (const bearer of call.method === "GET" ? bearers : [undefined]) {
      const { path, ...sent } = await validRequest(call, client.his);
      const { status, headers } = await shop.send(call.method, path, { bearer, ...sent });
      asked += 1;
      const caching = String(headers["cache-control"] ?? "none");
      const isRight = call.isPublic && status === 200 ? /^(public|none|no-store)/ : /\bno-store\b/;
      if (!isRight.test(caching)) surprises.push(`${nameOf(call)}: ${status}, cache-control ${caching}`);
    }
  }
  expect(surprises).toEqual([]);
  recordFigure(
    "REL-P10",
    `${shop.routes.declared.length} calls, ${asked} answers: all private ones no-store`,
  );
});

test("REL-P10 the calls that say they are public are those of the catalogue", async () => {
  await using world = await openShopOfClients(0);
  const open = world.shop.routes.declared.filter(({ call }) => call.isPublic);
  expect(open.map(({ call }) => nameOf(call)).sort()).toEqual([
    "GET /api/pictures",
    "GET /api/print-prices",
    "GET /api/products",
    "GET /api/products/{id}",
    "GET /api/sizes",
  ]);
});
