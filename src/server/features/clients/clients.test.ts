import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { findSession, openSession } from "#server/platform/sessions/sessions.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { clientForgetPassword } from "./client-passwords.ts";
import { clientOpenSession, clientSignIn } from "./client-sign-in.ts";
import { findClientByEmailForSystem, findClientForSession } from "./clients.repository.ts";
import { systemFindClient } from "./system-find-client.ts";
import { systemFindOrCreateClient } from "./system-find-or-create-client.ts";
import { systemSetClientPassword } from "./system-set-client-password.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { RATE_LIMITS: "on" });
const { db, clock, passwords } = services;

const find = (email: string, name = "Ann") =>
  db
    .transaction()
    .execute((transaction) => systemFindOrCreateClient(transaction, { email, name, language: "en" }, clock()))
    .then((id) => ({ id }));
const setPassword = async (id: number, password: string) => {
  const hash = await passwords.hash(password);
  return await db
    .transaction()
    .execute((transaction) => systemSetClientPassword(transaction, id, hash, clock()));
};
const outbox = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

test("fifty first requests of one address at once make one client", async () => {
  const found = await Promise.all(
    Array.from({ length: 50 }, (_, index) => find(index % 2 ? "race@example.com" : " Race@Example.COM ")),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(1);
});

test("a request with a known address changes nothing about its client", async () => {
  const { id } = await find("known@example.com", "Ann");
  expect(await find("KNOWN@example.com", "Mallory")).toEqual({ id });
  expect(await findClientForSession(db, id)).toEqual({ id, name: "Ann" });
  expect(await systemFindClient(db, "Known@example.com")).toEqual({
    id,
    name: "Ann",
    email: "known@example.com",
    language: "en",
  });
  expect(await systemFindClient(db, "nobody@example.com")).toBeUndefined();
  expect(await findClientForSession(db, 999_999)).toBeUndefined();
});

test("REL-Z6 a new password ends all sessions, and is the only one accepted", async () => {
  const { id } = await find("reset@example.com");
  const token = await openSession(db, "client", id, clock());
  expect(await setPassword(id, "a new password")).toBe(true);
  expect(await findSession(db, token, clock())).toBeUndefined();
  const attempt = { email: "reset@example.com", address: "192.0.2.1" };
  const known = await clientSignIn(services, { ...attempt, password: "a new password" });
  expect(known.clientId).toBe(id);
  await expect(clientSignIn(services, { ...attempt, password: "another" })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  // Compared while the old password stood, and too late: a session that opened now would outlive the change.
  await setPassword(id, "a newer password");
  await expect(clientOpenSession(services, known)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await setPassword(999_999, "nobody's password")).toBe(false);
});

test("REL-S1 a hash of weaker parameters is made anew at the next sign-in", async () => {
  const { id } = await find("old-hash@example.com");
  const weaker = await weakHash("the password");
  await db.updateTable("clients").set({ password_hash: weaker }).where("id", "=", id).execute();
  const attempt = { email: "old-hash@example.com", password: "the password", address: "192.0.2.2" };
  await clientOpenSession(services, await clientSignIn(services, attempt));
  const client = await findClientByEmailForSystem(db, "old-hash@example.com");
  expect([passwords.isOutdated(weaker), passwords.isOutdated(client?.password_hash ?? "")]).toEqual([
    true,
    false,
  ]);
  expect(await passwords.verify("the password", client?.password_hash)).toBe(true);
});

test("SPEC-2.26 a forgotten password: a mail for a known address, none for others, five mails an hour", async () => {
  const { id } = await find("forgot@example.com");
  const ask = (email: string) => clientForgetPassword(services, { email, address: "192.0.2.3" });
  await ask("Forgot@example.com");
  await ask("unknown@example.com");
  const mails = await outbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    template: "password-link",
    recipient: "forgot@example.com",
    language: "en",
  });
  expect(JSON.parse(mails[0]?.content ?? "")).toEqual({ kind: "client", subjectId: id, name: "Ann" });
  for (let again = 0; again < 9; again += 1) await ask("forgot@example.com");
  expect(await outbox()).toHaveLength(5);
  clock.advance(hours(1));
  await ask("forgot@example.com");
  expect(await outbox()).toHaveLength(6);
});

async function weakHash(password: string): Promise<string> {
  const { argon2Sync } = await import("node:crypto");
  const nonce = Buffer.alloc(16, 7);
  const options = { message: password, nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync("argon2id", options);
  return `$argon2id$v=19$m=1024,t=1,p=1$${nonce.toString("base64")}$${tag.toString("base64")}`;
}
