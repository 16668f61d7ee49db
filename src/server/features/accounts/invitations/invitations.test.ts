import { expect, test } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { days } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";
import { systemIssueInvitationLink } from "./system-issue-invitation-link.ts";

const password = "a long secret of Zoe's";
const accepted = { name: "Zoe Zimmer", password, password_confirmation: password, telephone: "303-555-0111" };

async function openOffice() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [testAccountRoutes]);
  const owner = await addAdministrator(services, { name: "Ann" });
  const send = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
    bearer = owner.bearer,
  ) => shop.send(method, `/api/${path}`, { bearer, ...(body && { body }) });
  const invite = (email: string, role: Role, more: object = {}) =>
    send("POST", "users/invite", { email, role, ...more });
  const idOf = (answer: { body: Record<string, unknown> }) => Number(Object(answer.body.invitation).id);
  /** As the mail's delivery does. */
  const deliver = (id: number) => systemIssueInvitationLink(services, id);
  const accept = (token: string, body: object = accepted) =>
    shop.send("POST", `/api/invitations/${token}`, { body });
  return {
    ...{ services, shop, owner, send, invite, idOf, deliver, accept },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

test("an invitation is mailed, accepted once, and signs in with its role", async () => {
  await using office = await openOffice();
  const { services, shop, send, invite, idOf, deliver, accept } = office;
  const invited = await invite("zoe@shop.example", "sales", { name: "Zoe" });
  expect(invited.status).toBe(201);
  const mails = await services.db.selectFrom("outbox").select(["template", "recipient", "content"]).execute();
  expect(mails).toMatchObject([{ template: "invitation", recipient: "zoe@shop.example" }]);
  expect(mails[0]?.content).not.toContain("token");

  const token = await deliver(idOf(invited));
  const stored = await services.db.selectFrom("invitations").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await shop.send("GET", `/api/invitations/${token}`)).body).toEqual({
    invitation: { email: "zoe@shop.example", name: "Zoe", role: "sales" },
  });

  expect(
    (await accept(token, { ...accepted, password: "short", password_confirmation: "short" })).status,
  ).toBe(422);
  const both = await Promise.all([accept(token), accept(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const { body } = both[0].status === 200 ? both[0] : both[1];
  expect(body.user).toMatchObject({
    name: "Zoe Zimmer",
    role: "sales",
    is_admin: false,
    telephone: "303-555-0111",
  });
  const me = await send("GET", "me", undefined, String(body.token));
  expect(me.body).toMatchObject({ user: { email: "zoe@shop.example", role: "sales" } });
  expect((await send("GET", "users/invitations")).body).toEqual({ invitations: [] });
  expect((await invite("zoe@shop.example", "reader")).body.errors).toHaveProperty("email");
});

test("an invitation ends after seven days, when it is withdrawn, replaced, or its inviter is no owner any more", async () => {
  await using office = await openOffice();
  const { services, send, invite, idOf, deliver, accept } = office;
  const late = await deliver(idOf(await invite("late@shop.example", "reader")));
  services.clock.advance(days(7));
  expect((await accept(late)).status).toBe(410);

  const withdrawn = idOf(await addAgain());
  const token = await deliver(withdrawn);
  const { bearer } = await addAdministrator(services, { name: "Ben" });
  expect((await send("DELETE", `users/invitations/${withdrawn}`, undefined, bearer)).status).toBe(200);
  expect((await accept(token)).status).toBe(410);

  const first = idOf(await addAgain());
  const replaced = await deliver(first);
  const second = idOf(await addAgain());
  expect((await accept(replaced)).status).toBe(410);
  // A mail that was still on its way when it was replaced opens nothing either.
  expect((await accept(await deliver(first))).status).toBe(410);
  const again = await deliver(second);

  const inviter = await services.db
    .selectFrom("invitations")
    .select("invited_by")
    .where("email", "=", "pia@shop.example")
    .executeTakeFirstOrThrow();
  const someoneElse = await addAdministrator(services);
  const proof = { current_password: testPassword };
  await send("DELETE", `users/${inviter.invited_by}`, proof, someoneElse.bearer);
  expect((await accept(again)).status).toBe(410);

  async function addAgain() {
    const { bearer: fresh } = await addAdministrator(services);
    return await send("POST", "users/invite", { email: "pia@shop.example", role: "artwork" }, fresh);
  }
});

test("SPEC-3.7 inviting an owner asks for the own password, and owners are told when it is accepted", async () => {
  await using office = await openOffice();
  const { services, invite, idOf, deliver, accept } = office;
  expect((await invite("zoe@shop.example", "owner")).body.errors).toHaveProperty("current_password");
  const invited = await invite("zoe@shop.example", "owner", { current_password: testPassword });
  const token = await deliver(idOf(invited));
  expect((await accept(token)).body.user).toMatchObject({ role: "owner", is_admin: true });
  const told = await services.db
    .selectFrom("outbox")
    .select("recipient")
    .where("template", "=", "staff-account-notice")
    .execute();
  expect(told.map(({ recipient }) => recipient)).toContain("zoe@shop.example");
});

test("SPEC-3.32 an account that registered itself under the address becomes the invited one, without its former access", async () => {
  await using office = await openOffice();
  const { services, send, invite, idOf, deliver, accept, shop } = office;
  const stranger = await addUser(services, { email: "zoe@shop.example" });
  const token = await deliver(idOf(await invite("zoe@shop.example", "sales")));
  expect((await accept(token)).body.user).toMatchObject({
    id: stranger.id,
    role: "sales",
    name: "Zoe Zimmer",
  });
  expect((await send("GET", "me", undefined, stranger.bearer)).status).toBe(401);
  const signIn = (secret: string) =>
    shop.send("POST", "/api/login", { body: { email: "zoe@shop.example", password: secret } });
  expect((await signIn(testPassword)).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
});

test("invitations are the owner's to send, to see and to withdraw", async () => {
  await using office = await openOffice();
  const { services, send } = office;
  const { bearer } = await addUser(services, { role: "sales" });
  const body = { email: "eve@shop.example", role: "sales" };
  expect((await send("POST", "users/invite", body, bearer)).status).toBe(403);
  expect((await send("GET", "users/invitations", undefined, bearer)).status).toBe(403);
  expect((await send("DELETE", "users/invitations/1", undefined, bearer)).status).toBe(403);
  expect((await send("DELETE", "users/invitations/1")).status).toBe(404);
});

test("one address invited twice at once has one invitation", async () => {
  await using office = await openOffice();
  const answers = await Promise.all(
    (["sales", "artwork", "reader"] as const).map((role) => office.invite("zoe@shop.example", role)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await office.send("GET", "users/invitations")).body.invitations).toHaveLength(1);
});
