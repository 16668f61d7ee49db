import { expect, test } from "vitest";
import { longestText } from "#domain/text/normalize.ts";
import { lane } from "#tests/support/lane.ts";
import { multipart } from "#tests/support/multipart.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { textWeapons, zalgoName } from "#tests/support/text-weapons.ts";
import { mainThreadMs } from "#tests/support/thread-time.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { lookAround } from "./beside.ts";

/** Milliseconds that others wait at most; it was 16,000. */
const promisedMs = 100;

test.runIf(process.platform === "linux")(
  "REL-I18 forms and searches full of marks delay no other request",
  async () => {
    await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
    const post = async (path: string, fields: Readonly<Record<string, string>>, name = "logo.png") => {
      const { body, headers } = await multipart(fields, {
        logo: { name, type: "image/png", bytes: tinyPng },
      });
      return await fetch(server.url + path, { method: "POST", body: new Uint8Array(body), headers });
    };
    const people = { name: "Ann", email: "ann@example.com" };
    // The first visit loads what the others only use.
    await (await post("/devis", { name: "Ann" })).text();
    // The clock judges where nothing else runs beside the shop.
    const others = lane === "deep" ? lookAround(server.url, ["/"]) : undefined;
    let [sent, longest] = [0, 0];
    for (const weapon of [100_000, longestText].flatMap((length) => Object.values(textWeapons(length)))) {
      const fields = ["name", "email", "phone", "message", "company", "delivery_address", "po_number"];
      const texts = Object.fromEntries(fields.map((field) => [field, weapon]));
      // As much as the page takes, and as much as an address holds.
      const message = new URLSearchParams({ ...people, message: weapon.slice(0, 10_000) });
      const search = new URLSearchParams({ q: weapon.slice(0, 1_500) });
      const before = mainThreadMs(server.pid);
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
      longest = Math.max(longest, mainThreadMs(server.pid) - before);
    }
    const waits = await others?.end();
    if (waits) expect(waits.p99).toBeLessThan(promisedMs);
    else expect(longest).toBeLessThan(3 * promisedMs);
    recordFigure(
      "REL-I18",
      `${sent} forms and searches full of marks: three at most ${longest} ms of the thread that answers all${waits ? `; others waited p99 ${Math.round(waits.p99)} ms` : ""}`,
    );
  },
);
