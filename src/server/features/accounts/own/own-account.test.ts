import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";
import { systemIssueAddressLink } from "./confirm-address.ts";

const proof = { current_password: testPassword };

async function openAccount() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [testAccountRoutes]);
  const sal = await addUser(services, { role: "sales", name: "Sal", email: "sal@shop.example" });
  const put = (path: string, body: object, bearer = sal.bearer) =>
    shop.send("PUT", `/api/me${path}`, { bearer, body });
  const signIn = (email: string, password: string) =>
    shop.send("POST", "/api/login", { body: { email, password } });
  return {
    ...{ services, shop, sal, put, signIn },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

test("a user changes the own name, and neither role nor address with it", async () => {
  await using opened = await openAccount();
  const { put } = opened;
  const renamed = await put("", { name: "Sally", telephone: "" });
  expect(renamed.body.user).toMatchObject({
    name: "Sally",
    telephone: null,
    role: "sales",
    email: "sal@shop.example",
  });
  expect((await put("", { name: "", telephone: "" })).body.errors).toHaveProperty("name");
  expect((await put("", { name: "Sally", telephone: "", role: "owner" })).status).toBe(422);
});

test("another password takes the one that is known, and ends all other sessions", async () => {
  await using opened = await openAccount();
  const { shop, services, put, signIn, sal } = opened;
  const other = (await signIn("sal@shop.example", testPassword)).body.token as string;
  const next = { password: "another long secret", password_confirmation: "another long secret" };
  expect((await put("/password", next)).body.errors).toHaveProperty("current_password");
  expect((await put("/password", { ...next, current_password: "wrong" })).body.errors).toHaveProperty(
    "current_password",
  );
  const own = { password: "sal@shop.example", password_confirmation: "sal@shop.example" };
  expect((await put("/password", { ...own, ...proof })).body.errors).toHaveProperty("password");
  expect((await put("/password", { ...next, ...proof })).status).toBe(200);
  expect((await shop.send("GET", "/api/me", { bearer: other })).status).toBe(401);
  expect((await shop.send("GET", "/api/me", { bearer: sal.bearer })).status).toBe(200);
  expect((await signIn("sal@shop.example", testPassword)).status).toBe(401);
  expect((await signIn("sal@shop.example", "another long secret")).status).toBe(200);
  const mails = await services.db.selectFrom("outbox").select("template").execute();
  expect(mails.at(-1)).toEqual({ template: "staff-account-notice" });
});

test("another address counts once its mail was answered, within a day and once; both are written to", async () => {
  await using opened = await openAccount();
  const { shop, services, put, signIn, sal } = opened;
  await addUser(services, { email: "taken@shop.example" });
  const ask = (email: string) => put("/email", { email, ...proof });
  expect((await put("/email", { email: "sally@shop.example" })).body.errors).toHaveProperty(
    "current_password",
  );
  for (const email of ["taken@shop.example", "sal@shop.example"])
    expect((await ask(email)).body.errors).toHaveProperty("email");
  const deliver = (recipient: string) => systemIssueAddressLink(services, { userId: sal.id, recipient });
  const confirm = (token: string) => shop.send("POST", `/api/address-confirmations/${token}`, { body: {} });

  expect((await ask("first@shop.example")).status).toBe(200);
  const first = await deliver("first@shop.example");
  expect((await ask("sally@shop.example")).status).toBe(200);
  expect((await confirm(first)).status).toBe(410);
  const late = await deliver("sally@shop.example");
  services.clock.advance(hours(24));
  expect((await confirm(late)).status).toBe(410);
  const token = await deliver("sally@shop.example");
  expect((await signIn("sally@shop.example", testPassword)).status).toBe(401);
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token)).status).toBe(410);
  expect((await signIn("sally@shop.example", testPassword)).status).toBe(200);
  expect((await signIn("sal@shop.example", testPassword)).status).toBe(401);
  const told = await services.db
    .selectFrom("outbox")
    .select("recipient")
    .where("template", "=", "staff-account-notice")
    .execute();
  // The old one a second time: its refused attempt above was mailed, too.
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(
    new Set(["sal@shop.example", "sally@shop.example"]),
  );
});

test("an address that was asked for before a new password is not confirmed any more", async () => {
  await using opened = await openAccount();
  const { shop, services, put, sal } = opened;
  const recipient = "stranger@shop.example";
  expect((await put("/email", { email: recipient, ...proof })).status).toBe(200);
  const token = await systemIssueAddressLink(services, { userId: sal.id, recipient });
  const next = { password: "another long secret", password_confirmation: "another long secret" };
  expect((await put("/password", { ...next, ...proof })).status).toBe(200);
  const confirmed = await shop.send("POST", `/api/address-confirmations/${token}`, { body: {} });
  expect(confirmed.status).toBe(410);
});
