import { expect, test } from "vitest";
import { createQuote } from "#contracts/quotes/quotes.ts";
import { longestText } from "#domain/text/normalize.ts";
import { hashesPassword } from "#server/platform/http/routes.ts";
import { openShopOfClients } from "#tests/access/shop-of-clients.ts";
import { encodeFields, nameOf, pathOf, validFields } from "#tests/access/valid-inputs.ts";
import { sized } from "#tests/support/lane.ts";
import { multipart } from "#tests/support/multipart.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { textWeapons, zalgoName } from "#tests/support/text-weapons.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

/**
 * Milliseconds of this process, which the programs beside it take nothing of.
 * What these texts took before was 700 to 16,000.
 */
const longest = sized({ quick: 500, deep: 50 });
/** A hash of a password takes long by design, whatever the text. */
const longestWithHash = 500;
const eachAlone = sized({ quick: false, deep: true });
/** A text that is refused for its length, and one that is looked through. */
const weapons = [100_000, longestText].flatMap((length) => Object.entries(textWeapons(length)));
/** As long as an address may be. */
const inAddress = Object.entries(textWeapons(5_000)).map(([kind, weapon]) => [kind, weapon.slice(0, 5_000)]);

test("REL-I18 texts as weapons in every field of every call are answered at once", async () => {
  await using world = await openShopOfClients(1);
  const { shop, admin, clients } = world;
  const [mine] = clients;
  if (!mine) throw new Error("no client");
  const times: number[] = [];
  const slow: string[] = [];
  async function measure(
    name: string,
    send: () => ReturnType<typeof shop.send>,
    most = longest,
  ): Promise<void> {
    const started = process.cpuUsage();
    const { status } = await send();
    const { user, system } = process.cpuUsage(started);
    const took = (user + system) / 1_000;
    times.push(took);
    if (status >= 500 && status !== 503) slow.push(`${name}: ${status}`);
    if (took > most) slow.push(`${name}: ${Math.round(took)} ms`);
  }

  const calls = shop.routes.declared.map(({ call }) => call).filter(({ rawBody }) => !rawBody);
  let fields = 0;
  for (const call of calls) {
    const path = pathOf(call, mine.his);
    // The administrator's own session is needed until the end.
    if (/\/(logout|end-all|end-others|end-sessions)$/.test(path)) continue;
    if (call.method === "GET") {
      for (const name of Object.keys(call.query?.shape ?? {})) {
        fields += 1;
        for (const [kind, weapon = ""] of inAddress) {
          const query = new URLSearchParams({ [name]: weapon });
          await measure(`${nameOf(call)} ${name}, ${kind}`, () =>
            shop.send("GET", `${path}?${query}`, { bearer: admin.bearer }),
          );
        }
      }
      continue;
    }
    const valid = validFields(call, mine.his);
    const texts = Object.keys(valid).filter((name) => typeof valid[name] === "string");
    fields += texts.length;
    const tried = [texts, ...(eachAlone ? texts.map((name) => [name]) : [])].filter(
      (names) => names.length > 0,
    );
    for (const names of tried) {
      for (const [kind, weapon] of weapons) {
        const sent = { ...valid, ...Object.fromEntries(names.map((name) => [name, weapon])) };
        const encoded = await encodeFields(call, sent);
        await measure(
          `${nameOf(call)} ${names}, ${kind}`,
          () => shop.send(call.method, path, { ...encoded, bearer: admin.bearer }),
          hashesPassword(call) ? longestWithHash : longest,
        );
      }
    }
  }
  const valid = validFields(createQuote, mine.his);
  const texts = Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, String(value)]));
  const named = await multipart(texts, { logo: { name: zalgoName, type: "image/png", bytes: tinyPng } });
  await measure("the name of a file", () => shop.send("POST", "/api/quotes", named));

  expect(slow).toEqual([]);
  expect(fields).toBeGreaterThan(100);
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  recordFigure(
    "REL-I18",
    `${times.length} texts in ${fields} fields of ${calls.length} calls: median ${at(0.5)} ms, p99 ${at(0.99)} ms, the slowest ${at(1)} ms`,
  );
});
