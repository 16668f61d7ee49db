import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { signInByPassword, testAccountRoutes } from "../accounts.fixture.ts";
import { systemSetUserPassword } from "../passwords/system-set-user-password.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [testAccountRoutes]);
const admin = await addAdministrator(services);
const proof = { current_password: testPassword };

const statusOf = async (bearer: string) => (await shop.send("GET", "/api/users", { bearer })).status;

test("REL-Z6 a demoted administrator is signed out at once, and is a standard user afterwards", async () => {
  const ben = await addAdministrator(services);
  expect(await statusOf(ben.bearer)).toBe(200);
  const body = { name: ben.name, email: ben.email, telephone: "1", isAdmin: false, ...proof };
  await shop.send("PUT", `/api/users/${ben.id}`, { bearer: admin.bearer, body });
  expect(await statusOf(ben.bearer)).toBe(401);
  const { token } = await signInByPassword(services, {
    email: ben.email,
    password: testPassword,
    address: "192.0.2.1",
  });
  expect(await statusOf(token)).toBe(403);
  recordFigure("REL-Z6", "demotion, deletion, new password, sign-out: 0 requests of grace");
});

test("REL-Z6 a deleted user is out at once, cannot sign in, and after Undo has to sign in again", async () => {
  const ben = await addAdministrator(services);
  const deleted = await shop.send("DELETE", `/api/users/${ben.id}`, { bearer: admin.bearer, body: proof });
  expect(deleted.body).toEqual({ success: true, message: "Utilisateur supprimé." });
  expect(await statusOf(ben.bearer)).toBe(401);
  const signIn = () =>
    signInByPassword(services, { email: ben.email, password: testPassword, address: "192.0.2.1" });
  await expect(signIn()).rejects.toMatchObject({ code: "unauthenticated" });
  expect(
    (await shop.send("DELETE", `/api/users/${ben.id}`, { bearer: admin.bearer, body: proof })).status,
  ).toBe(404);

  const restored = await shop.send("POST", `/api/users/${ben.id}/restore`, { bearer: admin.bearer });
  expect(restored.body).toMatchObject({
    message: "Utilisateur rétabli.",
    user: { id: ben.id, isAdmin: true },
  });
  expect(await statusOf(ben.bearer)).toBe(401);
  expect(await statusOf((await signIn()).token)).toBe(200);
  expect((await shop.send("POST", `/api/users/${ben.id}/restore`, { bearer: admin.bearer })).status).toBe(
    409,
  );
});

test("Undo is refused when the address belongs to another account by now", async () => {
  const ben = await addAdministrator(services);
  await shop.send("DELETE", `/api/users/${ben.id}`, { bearer: admin.bearer, body: proof });
  await addAdministrator(services, { email: ben.email });
  const answer = await shop.send("POST", `/api/users/${ben.id}/restore`, { bearer: admin.bearer });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ email: ["Cette adresse email est déjà utilisée"] });
});

test("REL-Z6 a new password ends every session, and the old one is refused even while it is being changed", async () => {
  const ben = await addAdministrator(services);
  const attempt = { email: ben.email, password: testPassword, address: "192.0.2.1" };
  const [signIn] = await Promise.allSettled([
    signInByPassword(services, attempt),
    database.db
      .transaction()
      .execute((transaction) =>
        systemSetUserPassword(transaction, ben.id, "$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA", services.clock()),
      ),
  ]);
  expect(await statusOf(ben.bearer)).toBe(401);
  // Whichever came first: afterwards no session of the old password is left.
  if (signIn.status === "fulfilled") expect(await statusOf(signIn.value.token)).toBe(401);
  const left = await database.db
    .selectFrom("sessions")
    .selectAll()
    .where("subject_id", "=", ben.id)
    .execute();
  expect(left).toEqual([]);
});
