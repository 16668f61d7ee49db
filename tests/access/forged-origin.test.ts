import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { dumpTables } from "./dump-tables.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

const foreign = [
  "https://evil.example",
  "null",
  "http://shop.example",
  "https://shop.example.evil.example",
  "https://shop.example:8443",
  "https://evil.example/https://shop.example",
];

test("REL-S7 no call that changes something is answered to another site, whatever the session", async () => {
  await using world = await openShopOfClients(1);
  const { shop, services, clients, admin } = world;
  const [mine] = clients;
  if (!mine) throw new Error("no client");
  const before = await dumpTables(services.db, { whole: true });
  const surprises: string[] = [];
  const unsafe = shop.routes.declared.filter(({ call }) => call.method !== "GET");
  for (const { call, policy } of unsafe) {
    const bearer = ["payer", "buyer", "buyerReader", "viewer", "client"].includes(policy)
      ? mine.bearer
      : admin.bearer;
    for (const origin of foreign) {
      const { path, ...rest } = await validRequest(call, mine.his);
      const headers = { ...("headers" in rest ? rest.headers : {}), origin };
      const answer = await shop.send(call.method, path, { ...rest, bearer, headers });
      if (answer.status !== 403) surprises.push(`${nameOf(call)} from ${origin}: ${answer.status}`);
    }
  }
  expect(surprises).toEqual([]);
  expect(await dumpTables(services.db, { whole: true })).toEqual(before);
  recordFigure("REL-S7", `${unsafe.length} calls × ${foreign.length} origins: all 403, nothing written`);
});
