import { expect, test, vi } from "vitest";
import { hours, seconds } from "#domain/time/durations.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { testPassword } from "#tests/support/staff.ts";
import { fields, openStolenSession } from "./stolen-session.ts";

type World = Awaited<ReturnType<typeof openStolenSession>>;
type Way = (world: World) => readonly ["POST" | "PUT", string, object];

const eve = { name: "Eve", email: "eve@evil.example", telephone: "1" };
const evePassword = { password: "a long password", password_confirmation: "a long password" };

/** Ways to more than a session: each is tried without a password, with a wrong one, and without a code. */
const ways: Readonly<Record<string, Way>> = {
  "a new administrator": () => ["POST", "users", { ...eve, ...evePassword, is_admin: 1 }],
  "a new administrator, said in words": () => ["POST", "users", { ...eve, ...evePassword, is_admin: "true" }],
  "a raised account": ({ standard }) => [
    "PUT",
    `users/${standard.id}`,
    { ...fields(standard), isAdmin: true },
  ],
  "a raised account, by the other name": ({ standard }) => [
    "PUT",
    `users/${standard.id}`,
    { ...fields(standard), is_admin: "1" },
  ],
  "a raised account with another address": ({ standard }) => [
    "PUT",
    `users/${standard.id}`,
    { ...fields(standard), email: eve.email, isAdmin: 1 },
  ],
  "a colleague's address": ({ colleague }) => [
    "PUT",
    `users/${colleague.id}`,
    { ...fields(colleague), email: eve.email },
  ],
  "a colleague's address, in capitals": ({ colleague }) => [
    "PUT",
    `users/${colleague.id}`,
    { ...fields(colleague), email: colleague.email.toUpperCase() },
  ],
  "the own address, for a reset": ({ owner }) => [
    "PUT",
    `users/${owner.id}`,
    { ...fields(owner), email: eve.email },
  ],
  "a colleague's rights": ({ colleague }) => [
    "PUT",
    `users/${colleague.id}`,
    { ...fields(colleague), isAdmin: false },
  ],
  "a colleague's rights and address": ({ colleague }) => [
    "PUT",
    `users/${colleague.id}`,
    { ...fields(colleague), email: eve.email, isAdmin: 0 },
  ],
  "a colleague's second factor": ({ colleague }) => [
    "POST",
    `users/${colleague.id}/remove-second-factor`,
    {},
  ],
  "a deleted administrator": ({ fired }) => ["POST", `users/${fired.id}/restore`, {}],
};

test("REL-S13 a stolen session makes no administrator and takes no account, and its owner is written to", async () => {
  await using world = await openStolenSession();
  const { services, send, mails, accounts, owner, code } = world;
  const before = await accounts();
  for (const [name, way] of Object.entries(ways)) {
    const [method, path, body] = way(world);
    const proofs = [
      [{}, ["current_password", "code"]],
      [{ current_password: "", code: "" }, ["current_password", "code"]],
      [{ current_password: "not the password", code: code() }, ["current_password"]],
      [{ current_password: testPassword }, ["code"]],
      [{ current_password: testPassword, code: "000000" }, ["code"]],
    ] as const;
    for (const [proof, refusedAt] of proofs) {
      const known = (await mails()).length;
      const answer = await send(method, path, { ...body, ...proof });
      expect([name, answer.status, Object.keys(Object(answer.body.errors))]).toEqual([name, 422, refusedAt]);
      expect((await mails()).slice(known), name).toContainEqual(
        expect.objectContaining({
          template: "staff-account-notice",
          notice: "change-refused",
          recipient: owner.email,
        }),
      );
      services.clock.advance(hours(1));
      // A session is good for half an hour unused.
      await services.db
        .updateTable("sessions")
        .set({ last_seen_at: services.clock().toISOString(), expires_at: "2099-01-01T00:00:00.000Z" })
        .execute();
    }
  }
  expect(await accounts()).toBe(before);
  recordFigure(
    "REL-S13",
    `${Object.keys(ways).length} ways, 5 proofs short each: 0 got through, each written to the owner`,
  );
});

test.each(Object.keys(ways))(
  "REL-S13 with password and code it works: %s; old and new address are written to",
  async (name) => {
    await using world = await openStolenSession();
    const { send, mails, accounts, owner, code } = world;
    const before = await accounts();
    const [method, path, body] = ways[name]?.(world) ?? ["POST", "", {}];
    const answer = await send(method, path, { ...body, current_password: testPassword, code: code() });
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    expect(await accounts()).not.toBe(before);
    const notices = (await mails()).filter(({ template }) => template === "staff-account-notice");
    const to = new Set(notices.map(({ recipient }) => recipient));
    expect(to).toContain(owner.email);
    expect(notices.filter(({ notice }) => notice === "change-refused")).toEqual([]);
    if (JSON.stringify(body).includes(eve.email)) expect(to).toContain(eve.email);
    for (const user of [world.standard, world.colleague])
      if (path.includes(`/${user.id}`)) expect(to).toContain(user.email);
    if (path.endsWith("restore")) expect(to).toContain(world.fired.email);
    // A code is good once.
    expect(
      (
        await send("PUT", `users/${owner.id}`, {
          ...fields(owner),
          email: "x@y.example",
          current_password: testPassword,
          code: code(),
        })
      ).status,
    ).toBe(422);
  },
);

test("SPEC-3.7 what is specified for standard users stays as it is, and so does an administrator's name", async () => {
  await using world = await openStolenSession();
  const { send, standard, colleague } = world;
  expect((await send("POST", "users", { ...eve, ...evePassword, is_admin: 0 })).status).toBe(201);
  expect(
    (
      await send("PUT", `users/${standard.id}`, {
        ...fields(standard),
        email: "sam@new.example",
        isAdmin: false,
      })
    ).status,
  ).toBe(200);
  expect(
    (await send("PUT", `users/${colleague.id}`, { ...fields(colleague), name: "Karl", isAdmin: true }))
      .status,
  ).toBe(200);
});

test("SPEC-3.7 without a second factor the password is enough, and a code that is refused elsewhere stays good", async () => {
  await using world = await openStolenSession();
  const { send, services, owner, colleague, code } = world;
  const taken = { ...eve, ...evePassword, email: colleague.email, is_admin: 1 };
  const proof = { current_password: testPassword, code: code() };
  expect(Object.keys(Object((await send("POST", "users", { ...taken, ...proof })).body.errors))).toEqual([
    "email",
  ]);
  expect((await send("POST", "users", { ...eve, ...evePassword, is_admin: 1, ...proof })).status).toBe(201);
  await services.db.deleteFrom("second_factors").where("user_id", "=", owner.id).execute();
  const more = { ...eve, ...evePassword, email: "more@shop.example", is_admin: 1 };
  expect((await send("POST", "users", { ...more, current_password: testPassword })).status).toBe(201);
});

test("REL-S13 a session that ends while its password is compared changes nothing (REL-Z6)", async () => {
  await using world = await openStolenSession();
  const { send, shop, services, owner, colleague, code } = world;
  const body = { ...eve, ...evePassword, is_admin: 1, current_password: testPassword, code: code() };
  const adding = send("POST", "users", body);
  await services.db.deleteFrom("sessions").where("token_hash", "=", owner.actor.tokenHash).execute();
  expect((await adding).status).toBe(401);
  const { body: listed } = await shop.send("GET", "/api/users", { bearer: colleague.bearer });
  expect(JSON.stringify(listed)).not.toContain(eve.email);
});

test.each([null, "sales"])(
  "REL-S13 a session that ends while a new account's password is hashed adds no account: role %s (REL-Z6)",
  async (role) => {
    await using world = await openStolenSession();
    const { send, shop, services, owner, colleague } = world;
    vi.spyOn(services.passwords, "hash").mockImplementation(async () => {
      await services.db.deleteFrom("sessions").where("token_hash", "=", owner.actor.tokenHash).execute();
      return "a hash";
    });
    expect((await send("POST", "users", { ...eve, ...evePassword, role })).status).toBe(401);
    const { body: listed } = await shop.send("GET", "/api/users", { bearer: colleague.bearer });
    expect(JSON.stringify(listed)).not.toContain(eve.email);
  },
);

test("REL-S13 wrong passwords of a stolen session do not keep the owner out in another one", async () => {
  await using world = await openStolenSession();
  const { send, shop, services, owner, code } = world;
  const body = { ...eve, ...evePassword, is_admin: 1 };
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push(
      (await send("POST", "users", { ...body, current_password: `guess ${guess}`, code: "123456" })).status,
    );
  expect(statuses.slice(-2)).toEqual([429, 429]);
  services.clock.advance(seconds(30));
  const login = await shop.send("POST", "/api/login", {
    body: { email: owner.email, password: testPassword },
  });
  const step = { challenge: login.body.challenge, code: code() };
  const bearer = String((await shop.send("POST", "/api/login/second-step", { body: step })).body.token);
  services.clock.advance(seconds(30));
  const proof = { current_password: testPassword, code: code() };
  expect((await shop.send("POST", "/api/users", { bearer, body: { ...body, ...proof } })).status).toBe(201);
});
