import { expect, test } from "vitest";
import { firstDaySources } from "#server/sources/first-day-sources.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct } from "#tests/support/quotes.ts";
import { createTestServices, type TestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { firstDayRoutes } from "./first-day.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { DEMO_DATA: "off" });
const open = (given: TestServices, reason?: string) =>
  createTestShop(given, [
    (mounting) =>
      firstDayRoutes({
        ...mounting,
        sources: { ...firstDaySources, askMailServer: async () => reason },
      }),
  ]);
const shop = await open(services);
const { bearer, email } = await addAdministrator(services, { name: "Ann" });

interface Answer {
  readonly steps: readonly { readonly step: string; readonly is_done: boolean }[];
  readonly is_put_away: boolean;
  readonly is_demo: boolean;
}
const read = async (from = shop) =>
  (await from.send("GET", "/api/first-day", { bearer })).body as unknown as Answer;
const done = ({ steps }: Answer) => steps.filter(({ is_done }) => is_done).map(({ step }) => step);
const post = (step: string, body: object = {}) =>
  shop.send("POST", `/api/first-day/${step}`, { bearer, body });

test("a step is done when the shop sees it done, or its owner says so", async () => {
  expect(done(await read())).toEqual(["name", "address"]);
  const product = await addProduct(services);
  expect(done(await read())).not.toContain("product");
  await services.db
    .updateTable("products")
    .set({ pictures: JSON.stringify([{ image: "/storage/a.png", picture: null, alt_en: "", alt_fr: "" }]) })
    .where("id", "=", product.id)
    .execute();
  await addAdministrator(services);
  expect(done(await read())).toEqual(["name", "product", "address", "second-owner"]);
  for (const step of ["terms", "mail", "backup"]) expect((await post(step)).status).toBe(200);
  expect(done(await read())).toEqual([
    "name",
    "product",
    "terms",
    "mail",
    "backup",
    "address",
    "second-owner",
  ]);
  expect((await post("taxes")).status).toBe(200);
  expect(done(await read())).toContain("taxes");
  await post("taxes", { is_done: false });
  expect(done(await read())).not.toContain("taxes");
  await post("terms", { is_done: false });
  expect(done(await read())).not.toContain("terms");
  expect((await post("payment")).status).toBe(404);
});

test("payments are taken by a provider's keys or a bank account of one's own", async () => {
  const bank = { BANK_TRANSFER_HOLDER: "Sacs SARL", BANK_TRANSFER_ACCOUNT: "FR76" };
  const withBank = createTestServices(database, bank);
  expect(await firstDaySources.checks.payment(withBank)).toBe(true);
  expect(await firstDaySources.checks.payment(createTestServices(database))).toBe(false);
});

test("the list is put away and brought back, and says whether the shop is the demo", async () => {
  expect(await read()).toMatchObject({ is_put_away: false, is_demo: false });
  expect((await post("put-away")).body).toMatchObject({ is_put_away: true });
  expect((await post("put-away", { is_done: false })).body).toMatchObject({ is_put_away: false });
  await using demo = await open(createTestServices(database, { DEMO_DATA: "on" }));
  expect(await read(demo)).toMatchObject({ is_demo: true });
});

test("a test mail goes to the one who asks for it, or the mail server's reason is told", async () => {
  const sent = await post("mail/test");
  expect(sent.body).toEqual({ success: true, sent_to: email, has_mail_server: false });
  const { template, recipient } = await services.db
    .selectFrom("outbox")
    .selectAll()
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect([template, recipient]).toEqual(["staff-test-mail", email]);
  const away = createTestServices(database, { SMTP_URL: "smtp://mail.example.com" });
  await using refused = await open(away, "535 wrong password");
  const answer = await refused.send("POST", "/api/first-day/mail/test", { bearer, body: {} });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    "The mail server does not take the mails of this shop: 535 wrong password",
  ]);
});

test("it is the owners' list", async () => {
  const user = await addUser(services);
  expect((await shop.send("GET", "/api/first-day", { bearer: user.bearer })).status).toBe(403);
});

test("a shop of one's own asks what its owner is called, until no owner is an Administrator", async () => {
  const named = () => firstDaySources.checks.name(services);
  expect(await named()).toBe(true);
  const first = await addAdministrator(services, { name: "Administrator" });
  expect(await named()).toBe(false);
  await services.db.updateTable("users").set({ name: "Camille" }).where("id", "=", first.id).execute();
  expect(await named()).toBe(true);
  const inDemo = await open(createTestServices(database));
  expect((await read(inDemo)).steps.map(({ step }) => step)).not.toContain("name");
});

test("a shop of one's own asks for an address to sign in with, while an owner has that of the example", async () => {
  const isOwn = () => firstDaySources.checks.address(services);
  expect(await isOwn()).toBe(true);
  const first = await addAdministrator(services, { name: "Camille" });
  const become = (address: string) =>
    services.db.updateTable("users").set({ email: address }).where("id", "=", first.id).execute();
  await become("admin@example.com");
  expect(await isOwn()).toBe(false);
  await become("camille@atelier.example");
  expect(await isOwn()).toBe(true);
  await using demo = await open(createTestServices(database, { DEMO_DATA: "on" }));
  expect((await read(demo)).steps.map(({ step }) => step)).not.toContain("address");
});
