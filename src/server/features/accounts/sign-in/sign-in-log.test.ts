import { pino } from "pino";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
const database = await openTestDatabase();
const services = { ...createTestServices(database), log };
const shop = await createTestShop(services, [testAccountRoutes]);

test("REL-P1 each try to sign in is a line with the account's id, how, and the request; never the address", async () => {
  const ann = await addUser(services, { email: "ann@secret.example" });
  const signIn = (email: string, password: string) =>
    shop.send("POST", "/api/login", { body: { email, password } });
  await signIn(ann.email, testPassword);
  await signIn(ann.email, "not the password");
  await signIn("nobody@secret.example", "not the password");
  const told = lines.map((line) => JSON.parse(line)).filter(({ signIn: tried }) => tried);
  expect(told.map(({ signIn: tried }) => tried)).toEqual([
    { who: "staff", account: ann.id, how: "password", isRight: true },
    { who: "staff", account: ann.id, how: "password", isRight: false },
    { who: "staff", account: null, how: "password", isRight: false },
  ]);
  expect(new Set(told.map(({ reqId }) => reqId)).size).toBe(3);
  expect(lines.join("")).not.toContain("secret.example");
});
