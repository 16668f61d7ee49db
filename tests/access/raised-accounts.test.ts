import { expect, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { systemSetUserPassword } from "#server/features/accounts/passwords/system-set-user-password.ts";
import { testPassword } from "#tests/support/staff.ts";
import { fields, openStolenSession, secret } from "./stolen-session.ts";

const evePassword = { password: "a long password", password_confirmation: "a long password" };

test("SPEC-3.7 an account whose address no mail confirmed loses what it has when it is raised", async () => {
  await using world = await openStolenSession();
  const { send, shop, services, mails, code } = world;
  const stranger = { name: "Marie", email: "marie@shop.example", ...evePassword };
  const registered = await shop.send("POST", "/api/register", { body: stranger });
  const { token, user } = registered.body as { token: string; user: { id: number } };
  const secondFactor = { user_id: user.id, secret, last_step: 0, confirmed_at: "x", created_at: "x" };
  await services.db.insertInto("second_factors").values(secondFactor).execute();
  const edit = { name: "Marie", email: stranger.email, telephone: "1", isAdmin: true };
  const proof = { current_password: testPassword, code: code() };
  expect((await send("PUT", `users/${user.id}`, { ...edit, ...proof })).body).toMatchObject({
    user: { isAdmin: true },
  });
  expect((await shop.send("GET", "/api/me", { bearer: token })).status).toBe(401);
  const signIn = (password: string) =>
    shop.send("POST", "/api/login", { body: { email: stranger.email, password } });
  expect((await signIn(stranger.password)).status).toBe(401);
  expect(await mails()).toContainEqual(
    expect.objectContaining({ template: "password-link", recipient: stranger.email, subjectId: user.id }),
  );
});

test("SPEC-3.7 an account that chose its password by mail keeps it when it is raised, unless its address changed", async () => {
  await using world = await openStolenSession();
  const { send, shop, services, standard, code } = world;
  const passwordHash = await services.passwords.hash("chosen by mail");
  await services.db
    .transaction()
    .execute((transaction) =>
      systemSetUserPassword(transaction, standard.id, passwordHash, services.clock()),
    );
  const signIn = (email: string) =>
    shop.send("POST", "/api/login", { body: { email, password: "chosen by mail" } });
  const raise = (email: string, isAdmin: boolean) => {
    services.clock.advance(seconds(30));
    const edit = { ...fields(standard), email, isAdmin, current_password: testPassword, code: code() };
    return send("PUT", `users/${standard.id}`, edit);
  };
  expect((await raise(standard.email, true)).status).toBe(200);
  expect((await signIn(standard.email)).status).toBe(200);
  expect((await raise(standard.email, false)).status).toBe(200);
  expect((await raise("another@shop.example", true)).status).toBe(200);
  expect((await signIn("another@shop.example")).status).toBe(401);
});
