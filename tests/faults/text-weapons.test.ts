import { expect, test } from "vitest";
import { longestText } from "#domain/text/normalize.ts";
import { multipart } from "#tests/support/multipart.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { textWeapons, zalgoName } from "#tests/support/text-weapons.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { longestWait, percentile } from "./beside.ts";

/** Milliseconds that others wait at most; it was 16,000. */
const promisedMs = 100;

test("REL-I18 forms and searches full of marks delay no other request", async () => {
  const env = { RATE_LIMITS: "off", LOG_LEVEL: "error" };
  await using server = await startServer({ env });
  await using beside = await startServer({ env });
  const post = async (path: string, fields: Readonly<Record<string, string>>, name = "logo.png") => {
    const { body, headers } = await multipart(fields, {
      logo: { name, type: "image/png", bytes: tinyPng },
    });
    return await fetch(server.url + path, { method: "POST", body: new Uint8Array(body), headers });
  };
  // The first visit loads what the others only use.
  await post("/devis", { name: "Ann" });
  const people = { name: "Ann", email: "ann@example.com" };
  const wait = async (url: string) => {
    const started = performance.now();
    const answer = await fetch(`${url}/`);
    await answer.text();
    expect(answer.status).toBe(200);
    return performance.now() - started;
  };
  await wait(beside.url);
  const waits: number[] = [];
  const waitsBeside: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      waits.push(await wait(server.url));
      waitsBeside.push(await wait(beside.url));
    }
  })();
  let sent = 0;
  for (const weapon of [100_000, longestText].flatMap((length) => Object.values(textWeapons(length)))) {
    const fields = ["name", "email", "phone", "message", "company", "delivery_address", "po_number"];
    const texts = Object.fromEntries(fields.map((field) => [field, weapon]));
    // As much as the page takes, and as much as an address holds.
    const message = new URLSearchParams({ ...people, message: weapon.slice(0, 10_000) });
    const search = new URLSearchParams({ q: weapon.slice(0, 1_500) });
    const answers = [
      await post("/devis", { ...texts, isLogo: "1" }, zalgoName),
      await fetch(`${server.url}/contact`, { method: "POST", body: message }),
      await fetch(`${server.url}/products?${search}`),
    ];
    for (const answer of answers) {
      await answer.text();
      expect(answer.status).toBeLessThan(500);
      sent += 1;
    }
  }
  isOver = true;
  await others;
  const p99 = Math.round(percentile(waits, 0.99));
  const besideMs = percentile(waitsBeside, 0.99);
  expect(p99).toBeLessThan(longestWait({ besideMs, promisedMs }));
  recordFigure("REL-I18", `${sent} forms and searches full of marks: others waited p99 ${p99} ms`);
});
