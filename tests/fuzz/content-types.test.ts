import { expect, test } from "vitest";
import { dumpTables } from "#tests/access/dump-tables.ts";
import { openShopOfClients } from "#tests/access/shop-of-clients.ts";
import { nameOf, pathOf, validFields } from "#tests/access/valid-inputs.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { isForBuyers } from "./for-buyers.ts";

/** Types that some parsers take for JSON, or do not check. */
const types: readonly string[] = [
  "text/plain",
  "text/plain;application/json",
  "text/html",
  "text/xml",
  "application/xml",
  "application/jsonx",
  "application/json5",
  "application/ld+json",
  "application/vnd.api+json",
  "application/x-ndjson",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-8",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x; boundary=y",
  "multipart/mixed; boundary=x",
  "application/json\tx",
  "application/json x",
  "application/json,text/plain",
  "application/json, application/json",
  "text/plain, application/json",
  "application/json;",
  "application/json;;",
  "application/json; charset",
  "application/json; charset=utf-7",
  "application/json; charset=utf-16",
  'application/json; charset="utf-8',
  "application/json; boundary=x",
  " application/json",
  "application/json ",
  "APPLICATION/JSON",
  "application /json",
  "application/ json",
  "application//json",
  "/json",
  "application/",
  "application",
  "json",
  "*/*",
  ";",
  ",",
  "\u00a0application/json",
  "application/json\u00a0",
];

test("REL-I15 a body of a type that is not exactly ours is refused, or checked as every other", async () => {
  await using world = await openShopOfClients(1);
  const { shop, services, clients, admin } = world;
  const [mine] = clients;
  if (!mine) throw new Error("no client");
  const before = await dumpTables(services.db);
  const surprises: string[] = [];
  const withBody = shop.routes.declared.filter(
    ({ call }) => call.method !== "GET" && (call.body ?? call.form) && !call.takesForms,
  );
  for (const { call, policy } of withBody) {
    const bearer = isForBuyers(policy) ? mine.bearer : admin.bearer;
    const url = pathOf(call, mine.his);
    // Without validation, an undeclared field would be accepted.
    const payload = JSON.stringify({ ...validFields(call, mine.his), undeclared: 1 });
    for (const type of types) {
      const headers = { "content-type": type, authorization: `Bearer ${bearer}` };
      const { statusCode } = await shop.app.inject({ method: call.method, url, headers, payload });
      if (![400, 413, 415, 422].includes(statusCode))
        surprises.push(`${nameOf(call)} as "${type}": ${statusCode}`);
    }
  }
  expect(surprises).toEqual([]);
  expect(await dumpTables(services.db)).toEqual(before);
  recordFigure("REL-I15", `${types.length} types × ${withBody.length} calls with a body: 0 taken unchecked`);
});
