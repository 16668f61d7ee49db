import { describe, expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { accountRoutes } from "../accounts.routes.ts";
import type { PasswordOwner } from "./password-owners.ts";
import { systemIssuePasswordLink } from "./system-issue-password-link.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const newClientPasswords: number[] = [];
const clientPasswords: PasswordOwner = {
  sendLink: async () => undefined,
  emailOf: async () => "ann@client.example",
  setPassword: async (_transaction, id) => newClientPasswords.push(id) > 0,
};
const shop = await createTestShop(services, [(mounting) => accountRoutes({ ...mounting, clientPasswords })]);

const forget = (email: string) => shop.send("POST", "/api/password/forgot", { body: { email } });
const reset = (token: string, password = "a new password") =>
  shop.send("POST", "/api/password/reset", { body: { token, password, password_confirmation: password } });
const issueFor = ({ id, email }: { id: number; email: string }) =>
  systemIssuePasswordLink(services, { kind: "staff", subjectId: id, recipient: email });
const mails = () => database.db.selectFrom("outbox").selectAll().execute();
const statusOf = async (bearer: string) => (await shop.send("GET", "/api/me", { bearer })).status;

describe("POST /api/password/forgot", () => {
  test("REL-S2 answers the same for known and unknown addresses, and mails the known one only", async () => {
    const ann = await addUser(services, { name: "Ann", email: "Ann@example.com" });
    const known = await forget("ann@EXAMPLE.com");
    const unknown = await forget("nobody@example.com");
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known.status).toBe(200);
    expect(await mails()).toMatchObject([
      { template: "password-link", recipient: "Ann@example.com", language: "en", state: "waiting" },
    ]);
    expect(JSON.parse((await mails())[0]?.content ?? "")).toEqual({
      kind: "staff",
      subjectId: ann.id,
      name: "Ann",
    });
    // Woken for both: the unknown address costs the same.
    expect(services.wakings()).toBe(2);
    recordFigure("REL-S2", "forgotten password: same status and body");
  });

  test("sends no mail to a deleted account", async () => {
    const ben = await addUser(services);
    await database.db
      .updateTable("users")
      .set({ deleted_at: services.clock().toISOString(), email_key: null })
      .where("id", "=", ben.id)
      .execute();
    const before = (await mails()).length;
    await forget(ben.email);
    expect(await mails()).toHaveLength(before);
  });
});

describe("POST /api/password/reset", () => {
  test("sets the password once, ends the sessions and every other link of the same person", async () => {
    const ben = await addUser(services);
    const issue = () => issueFor(ben);
    const [first, second] = [await issue(), await issue()];
    expect((await reset(second)).status).toBe(200);
    expect(await statusOf(ben.bearer)).toBe(401);
    expect((await reset(second)).status).toBe(410);
    expect((await reset(first)).status).toBe(410);
    const signIn = (password: string) =>
      shop.send("POST", "/api/login", { body: { email: ben.email, password } });
    expect((await signIn(testPassword)).status).toBe(401);
    expect((await signIn("a new password")).status).toBe(200);
  });

  test("REL-S11 refuses the address that the password is for, at the field, and the link stays valid", async () => {
    const ben = await addUser(services, { email: "ben.backer@example.com" });
    const token = await issueFor(ben);
    for (const password of ["ben.backer@example.com", "BEN.Backer", "        "]) {
      const answer = await reset(token, password);
      expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, ["password"]]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("REL-S2 unknown, used and old links get the same answer", async () => {
    const ben = await addUser(services);
    const token = await issueFor(ben);
    services.clock.advance(hours(1));
    const [old, unknown] = [await reset(token), await reset("A".repeat(43))];
    expect([old.status, old.text]).toEqual([unknown.status, unknown.text]);
    expect(old.body).toMatchObject({
      code: "gone",
      message: "This link is no longer valid. Please ask for a new one.",
    });
  });

  test("eight at once with one link set one password", async () => {
    const ben = await addUser(services);
    const token = await issueFor(ben);
    const tries = Array.from({ length: 8 }, (_, index) => reset(token, `password number ${index}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);
  });

  test("hands a client's link to the clients", async () => {
    const token = await systemIssuePasswordLink(services, {
      kind: "client",
      subjectId: 7,
      recipient: "a-client@example.com",
    });
    expect((await reset(token)).status).toBe(200);
    expect(newClientPasswords).toEqual([7]);
  });

  test("a mail delivered after the address was changed opens nothing at the old address", async () => {
    const ben = await addUser(services);
    const toOld = { kind: "staff", subjectId: ben.id, recipient: ben.email } as const;
    const { bearer } = await addAdministrator(services);
    const body = { name: ben.name, email: "bens-new-address@example.com", telephone: "1" };
    const edit = await shop.send("PUT", `/api/users/${ben.id}`, { bearer, body });
    expect(edit.status).toBe(200);
    expect((await reset(await systemIssuePasswordLink(services, toOld))).status).toBe(410);
    expect((await reset(await issueFor({ id: ben.id, email: "Bens-New-Address@example.com" }))).status).toBe(
      200,
    );
  });

  test("asks for a good password before it looks at the link", async () => {
    const answer = await reset("A".repeat(43), "short");
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ password: ["Le mot de passe doit contenir au moins 8 caractères"] });
  });
});

test("SPEC-0.12 no link stands in the database in a form that could be used", async () => {
  const token = await issueFor(await addUser(services));
  const kept = await database.db.selectFrom("password_resets").selectAll().execute();
  expect(JSON.stringify([kept, await mails()])).not.toContain(token);
});

describe("limits", () => {
  test("REL-D12 an address gets five links an hour, and its owner is never refused for what a stranger asked", async () => {
    const limited = createTestServices(database, { RATE_LIMITS: "on" });
    const other = await createTestShop(limited, [
      (mounting) => accountRoutes({ ...mounting, clientPasswords }),
    ]);
    const known = await addUser(services);
    for (const email of [known.email, "nobody-at-all@example.com"]) {
      const answers = [];
      for (let index = 0; index < 6; index += 1) {
        answers.push(await other.send("POST", "/api/password/forgot", { body: { email } }));
      }
      // The answers are all the same, known or not (REL-S2): only the mails stop.
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
    }
    const mails = await services.db.selectFrom("outbox").select("recipient").execute();
    expect(mails.filter(({ recipient }) => recipient === known.email)).toHaveLength(5);
  });

  test("REL-S9 twenty links may be tried from one address, then none", async () => {
    const limited = createTestServices(database, { RATE_LIMITS: "on" });
    const other = await createTestShop(limited, [
      (mounting) => accountRoutes({ ...mounting, clientPasswords }),
    ]);
    const guess = {
      token: "A".repeat(43),
      password: "a new password",
      password_confirmation: "a new password",
    };
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      statuses.push((await other.send("POST", "/api/password/reset", { body: guess })).status);
    }
    expect(statuses.filter((status) => status === 410)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
