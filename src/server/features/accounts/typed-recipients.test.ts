import { beforeEach, expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, type TestUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "./accounts.fixture.ts";

const services = createTestServices(await createTestDatabase(), { RATE_LIMITS: "on" });
const shop = await createTestShop(services, [testAccountRoutes]);
const mailsTo = async (template: string) =>
  (await services.db.selectFrom("outbox").select(["template", "recipient"]).execute())
    .filter((mail) => mail.template === template)
    .map(({ recipient }) => recipient);

const ask = ({ bearer }: TestUser, email: string, from: string) =>
  shop.send("PUT", "/api/me/email", { bearer, from, body: { email, current_password: testPassword } });
const invite = ({ bearer }: TestUser, email: string, from: string) =>
  shop.send("POST", "/api/users/invite", { bearer, from, body: { email, role: "reader" } });

beforeEach(async () => {
  services.clock.advance(days(2));
  await services.db.deleteFrom("outbox").execute();
});

test("FOUND-S-N6 an account mails ten typed addresses an hour, and not one more", async () => {
  const user = await addUser(services);
  const statuses: number[] = [];
  for (let stranger = 0; stranger < 40; stranger += 1)
    statuses.push((await ask(user, `stranger-${stranger}@example.org`, `198.51.100.${stranger}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  expect(await mailsTo("address-confirmation")).toHaveLength(10);
  services.clock.advance(hours(1));
});

test("FOUND-S-N6 many accounts at one network address mail ten together", async () => {
  for (let mail = 0; mail < 12; mail += 1) {
    const user = await addUser(services);
    const { status } = await ask(user, `victim-${mail}@example.org`, "203.0.113.9");
    expect([mail, status]).toEqual([mail, mail < 10 ? 200 : 429]);
  }
});

test("FOUND-S-N6 one recipient gets three such mails a day, from all senders and calls together", async () => {
  const victim = "victim@example.org";
  const owner = await addAdministrator(services);
  expect((await ask(await addUser(services), victim, "198.51.100.1")).status).toBe(200);
  expect((await invite(owner, victim, "198.51.100.2")).status).toBe(201);
  expect((await ask(await addUser(services), "VICTIM@example.org", "198.51.100.3")).status).toBe(200);
  expect((await invite(owner, victim, "198.51.100.4")).status).toBe(429);
  expect((await ask(await addUser(services), victim, "198.51.100.5")).status).toBe(429);
  const edited = await addUser(services, { role: "reader" });
  const body = { name: edited.name, email: victim, telephone: "1" };
  const edit = await shop.send("PUT", `/api/users/${edited.id}`, { bearer: owner.bearer, body });
  expect(edit.status).toBe(429);
  expect([...(await mailsTo("address-confirmation")), ...(await mailsTo("invitation"))]).toHaveLength(3);
  services.clock.advance(days(1));
  const later = await addUser(services);
  expect((await ask(later, victim, "198.51.100.6")).status).toBe(200);
});
