import { expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addUser } from "#tests/support/staff.ts";
import { signInByPassword } from "../accounts.fixture.ts";
import { systemCreateFirstAdministrator } from "./system-create-first-administrator.ts";

const address = "192.0.2.1";

test("SPEC-2.25 without a password a random one is made, works, and is never made again", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { ADMIN_EMAIL: "boss@example.com" });
  const first = await systemCreateFirstAdministrator(services);
  expect(first?.email).toBe("boss@example.com");
  expect(first?.password).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
  const { user } = await signInByPassword(services, {
    email: "boss@example.com",
    password: first?.password ?? "",
    address,
  });
  expect(user.is_admin).toBe(true);
  expect(await systemCreateFirstAdministrator(services)).toBeUndefined();
});

test("SPEC-2.25 a password that was given is used and not repeated", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { ADMIN_PASSWORD: "chosen by the operator" });
  expect(await systemCreateFirstAdministrator(services)).toEqual({ email: "admin@example.com" });
  const attempt = { email: "admin@example.com", password: "chosen by the operator", address };
  await expect(signInByPassword(services, attempt)).resolves.toMatchObject({ user: { isAdmin: true } });
});

test("SPEC-2.25 a standard user who was there before is not made one", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { ADMIN_EMAIL: "boss@example.com" });
  const early = await addUser(services, { email: "early@example.com" });
  expect(await systemCreateFirstAdministrator(services)).toMatchObject({ email: "boss@example.com" });
  const row = await database.db
    .selectFrom("users")
    .select("is_admin")
    .where("id", "=", early.id)
    .executeTakeFirst();
  expect(row?.is_admin).toBe(0);
});

test("an address that is taken by a standard user stops the start with a remedy", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { ADMIN_EMAIL: "boss@example.com" });
  await addUser(services, { email: "Boss@example.com" });
  await expect(systemCreateFirstAdministrator(services)).rejects.toThrow("ADMIN_EMAIL");
});

test("SPEC-2.25 of two nodes that start at once, one makes it", async () => {
  await using database = await createTestDatabase();
  const other = openDatabase(database);
  const nodes = [createTestServices(database), { ...createTestServices(database), db: other }];
  const made = await Promise.all(nodes.map((services) => systemCreateFirstAdministrator(services)));
  await other.destroy();
  expect(made.filter(Boolean)).toHaveLength(1);
  const users = await database.db.selectFrom("users").selectAll().execute();
  expect(users).toHaveLength(1);
});

test("the history names the shop as the one that made it", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  await systemCreateFirstAdministrator(services);
  const history = await database.db.selectFrom("history").selectAll().execute();
  expect(history).toMatchObject([{ subject: "user", action: "user.add", doer: "system" }]);
  expect(JSON.stringify(history)).not.toContain("argon2");
});
