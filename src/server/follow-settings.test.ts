import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { createShop } from "#server/app.ts";
import { staffChangeSettings } from "#server/features/settings/staff-change-settings.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { openPayments } from "./features/payments/payment-services.ts";
import { followSettings } from "./follow-settings.ts";
import type { WebEntry } from "./platform/pages/web-entry.ts";

const database = await openTestDatabase();

/** Writes who the shop is as its pages. */
const entry: WebEntry = {
  answerPage: async (_request, { facts }) => ({
    status: 200,
    headers: new Headers({ "content-type": "text/html" }),
    body: JSON.stringify([facts.name, facts.region, facts.claims]),
  }),
  isPublicPath: () => true,
  localeOfPath: () => undefined,
  localeOfCookie: () => undefined,
  translate: (_locale, _facts, { message }) => message,
  renderSampleMail: async () => ({ subject: "", text: "", html: "" }),
  originalMailTexts: () => new Map(),
  originalPageText: async () => "",
  renderMail: async () => ({ subject: "", text: "", html: "" }),
};

/** One of several nodes on the same database. */
async function openNode() {
  const services = openPayments(createTestServices(database));
  const { app, pages } = await createShop(services, entry);
  const job = followSettings(services, pages);
  onTestFinished(async () => {
    await job.stop();
    await app.close();
  });
  const read = async (path: string) => (await app.inject(path)).body;
  return { services, read };
}

const sources = { isTaxProfile: async () => true, hasTraded: async () => false, paymentWays: () => [] };

test("a change is soon seen on every node: pages, the app's name and the security contact", async () => {
  const [one, other] = [await openNode(), await openNode()];
  const { actor } = await addAdministrator(one.services);
  for (const node of [one, other]) expect(await node.read("/")).toContain("GREEN ECO");
  const changes = {
    ...{ shop_name: "Sacs Rhône", region: "", email: "bonjour@sacs.example" },
    claims: ["Imprimé à Lyon"],
  };
  await staffChangeSettings(one.services, actor, { changes, expectedVersion: 0 }, sources);
  const changed = performance.now();
  for (const node of [one, other]) {
    while (!(await node.read("/")).includes("Sacs")) {
      // Looked up twice a second; a busy machine takes its time.
      expect(performance.now() - changed).toBeLessThan(seconds(8));
      await wait(20);
    }
    expect(JSON.parse(await node.read("/"))).toEqual(["Sacs Rhône", "", ["Imprimé à Lyon"]]);
    expect(JSON.parse(await node.read("/manifest.webmanifest"))).toMatchObject({ name: "Sacs Rhône" });
    expect(await node.read("/.well-known/security.txt")).toContain("mailto:bonjour@sacs.example");
    expect(JSON.parse(await node.read("/api/openapi.json")).info.title).toBe("Sacs Rhône API");
  }
});

test("an answer that was read late never takes the place of a newer one", async () => {
  const { services } = await openNode();
  const { actor } = await addAdministrator(services);
  const cities = ["Lyon", "Paris", "Nantes", "Lille"];
  await Promise.all(
    cities.map((city) =>
      staffChangeSettings(services, actor, { changes: { city }, expectedVersion: undefined }, sources),
    ),
  );
  const known = services.shop.facts().city;
  await services.shop.readAgain();
  expect(known).toBe(services.shop.facts().city);
});
