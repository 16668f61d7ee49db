import { expect, test } from "vitest";
import { dumpTables } from "#tests/access/dump-tables.ts";
import { openShopOfClients } from "#tests/access/shop-of-clients.ts";
import { nameOf } from "#tests/access/valid-inputs.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { hostileTexts } from "./arbitrary-values.ts";

const injections: readonly string[] = [
  ...hostileTexts,
  "' or '1'='1",
  '" or ""="',
  "') or 1=1 --",
  "1; select pg_sleep(3)",
  "'||(select password_hash from users limit 1)||'",
  "' union select null,null,null --",
  "randomblob(1000000000)",
  "case when 1=1 then 1 else 1/0 end",
  "\\' or 1=1 --",
  "id; drop table users",
  "id desc, (select 1)",
  "%27",
  "$1",
  "?1",
  ":id",
  "{{",
  "(a+)+$",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "%".repeat(200),
  "_".repeat(200),
  "%_".repeat(99),
  `${"a%".repeat(90)}b`,
];

test("REL-I10 nothing in a parameter reaches the database as a command", async () => {
  await using world = await openShopOfClients(2);
  const { shop, admin, services, clients } = world;
  const lists = shop.routes.declared.filter(
    ({ call }) => call.method === "GET" && call.query && !/\{|token|capture/.test(call.path),
  );
  const before = await dumpTables(services.db);
  const surprises: string[] = [];
  let asked = 0;
  for (const { call, policy } of lists) {
    const bearer = policy === "client" ? clients[0]?.bearer : admin.bearer;
    for (const name of Object.keys(call.query?.shape ?? {})) {
      for (const text of injections) {
        const query = new URLSearchParams({ [name]: text });
        const started = performance.now();
        const answer = await shop.send("GET", `${call.path}?${query}`, { bearer });
        asked += 1;
        const took = performance.now() - started;
        if (![200, 404, 422].includes(answer.status))
          surprises.push(`${nameOf(call)} ${query}: ${answer.status}`);
        if (took > 2_000) surprises.push(`${nameOf(call)} ${query}: ${Math.round(took)} ms`);
        if (/\$argon2|SQLITE|syntax error|relation "/i.test(answer.text))
          surprises.push(`${nameOf(call)} ${query} tells`);
      }
    }
  }
  expect(surprises).toEqual([]);
  expect(await dumpTables(services.db)).toEqual(before);
  recordFigure(
    "REL-I10",
    `${asked} hostile parameters on ${lists.length} lists: 0 errors, 0 delays, 0 commands`,
  );
});

test("REL-I11 in a search % and _ are characters", async () => {
  await using world = await openShopOfClients(1);
  const { shop, admin } = world;
  const searches = ["/api/users", "/api/quotes", "/api/payments", "/api/contact-messages", "/api/products"];
  for (const path of searches) {
    const find = async (text: string) => {
      const query = new URLSearchParams({ search: text, page: "1" });
      const { body } = await shop.send("GET", `${path}?${query}`, { bearer: admin.bearer });
      return (body.meta as { total: number }).total;
    };
    expect(await find(""), path).toBeGreaterThan(0);
    for (const text of ["%", "a%", "%a", "___", "m_r", "\\", "\\%"])
      expect(await find(text), `${path} ${text}`).toBe(0);
  }
  recordFigure("REL-I11", `${searches.length} searches take % and _ literally`);
});
