import { expect, test } from "vitest";
import { dumpTables } from "#tests/access/dump-tables.ts";
import { openShopOfClients } from "#tests/access/shop-of-clients.ts";
import { nameOf, pathOf, validFields } from "#tests/access/valid-inputs.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { isForBuyers } from "./for-buyers.ts";

const poison = [
  '"__proto__":{"polluted":1}',
  '"\\u005f_proto__":{"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"prototype":{"polluted":1}',
  '"__proto__":null',
  '"toString":1',
];

/** The same field twice, or as a list: validation and use could read different values. */
const doubled = (names: readonly string[]) =>
  names.flatMap((name) => [
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[a]=1`,
    `${name}=1&${name.toUpperCase()}=2`,
  ]);

test("REL-I16 poisoned objects and doubled fields are refused, and no prototype is touched", async () => {
  await using world = await openShopOfClients(1);
  const { shop, services, clients, admin } = world;
  const [mine] = clients;
  if (!mine) throw new Error("no client");
  const before = await dumpTables(services.db);
  const surprises: string[] = [];
  let sent = 0;
  for (const { call, policy } of shop.routes.declared) {
    const bearer = isForBuyers(policy) ? mine.bearer : admin.bearer;
    const url = pathOf(call, mine.his);
    const ask = async (method: typeof call.method, address: string, payload?: string) => {
      const headers = {
        authorization: `Bearer ${bearer}`,
        ...(payload !== undefined && { "content-type": "application/json" }),
      };
      const body = payload === undefined ? {} : { payload };
      const { statusCode } = await shop.app.inject({ method, url: address, headers, ...body });
      sent += 1;
      if (![400, 415, 422].includes(statusCode))
        surprises.push(`${nameOf(call)} ${address} ${payload ?? ""}: ${statusCode}`);
    };
    if (call.body && call.method !== "GET") {
      const fields = JSON.stringify(validFields(call, mine.his)).slice(1, -1);
      for (const each of poison) await ask(call.method, url, `{${fields}${fields && ","}${each}}`);
      for (const [name, value] of Object.entries(validFields(call, mine.his))) {
        if (typeof value !== "string") continue;
        const asList = { ...validFields(call, mine.his), [name]: [value] };
        await ask(call.method, url, JSON.stringify(asList));
      }
    }
    if (call.method !== "GET" || !call.query) continue;
    for (const query of doubled(Object.keys(call.query.shape))) await ask("GET", `${url}?${query}`);
    await ask("GET", `${url}?__proto__[polluted]=1`);
    await ask("GET", `${url}?constructor[prototype][polluted]=1`);
  }
  expect(surprises).toEqual([]);
  expect("polluted" in {}).toBe(false);
  expect(await dumpTables(services.db)).toEqual(before);
  recordFigure(
    "REL-I16",
    `${sent} poisoned or doubled inputs to ${shop.routes.declared.length} calls: 0 taken`,
  );
});
