import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts.fixture.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [testAccountRoutes]);
const admin = await addAdministrator(services, { name: "Zoé Administrator" });
const standard = await addUser(services, { name: "Élodie Standard" });

const chloe = {
  name: "Chloé",
  email: "chloe@example.com",
  telephone: "303-555-0199",
  password: "a long password",
  password_confirmation: "a long password",
};
const bearer = admin.bearer;
/** An administrator is made with the password of the one who makes it (SPEC-3.7). */
const proof = { current_password: testPassword };

describe("POST /api/users", () => {
  test("adds a user, as an administrator where is_admin is 1", async () => {
    const answer = await shop.send("POST", "/api/users", {
      bearer,
      body: { ...chloe, is_admin: 1, ...proof },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      message: "Utilisateur ajouté avec succès",
      user: { name: "Chloé", is_admin: true, isAdmin: true, version: 1 },
    });
    expect(answer.headers.etag).toBe('"1"');
  });

  test("refuses an address that has an account, in any case of its letters", async () => {
    const body = { ...chloe, email: "CHLOE@example.com", is_admin: 0 };
    const answer = await shop.send("POST", "/api/users", { bearer, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ email: ["Cette adresse email est déjà utilisée"] });
  });

  test.each([
    ["telephone", { telephone: "" }, "Veuillez remplir tous les champs obligatoires"],
    ["password_confirmation", { password_confirmation: "another" }, "Les mots de passe ne correspondent pas"],
    ["password", { password: "short" }, "Le mot de passe doit contenir au moins 8 caractères"],
  ])("says what is wrong with %s", async (field, wrong, text) => {
    const body = { ...chloe, email: "new@example.com", ...wrong };
    const answer = await shop.send("POST", "/api/users", { bearer, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({ [field]: [text] });
  });
});

describe("GET /api/users/{id}", () => {
  test("answers one account with its version, and nothing of one that is not there", async () => {
    const answer = await shop.send("GET", `/api/users/${standard.id}`, { bearer });
    expect(answer.body).toMatchObject({ user: { id: standard.id, name: "Élodie Standard" } });
    expect(answer.headers.etag).toBe('"1"');
    expect((await shop.send("GET", "/api/users/999999", { bearer })).status).toBe(404);
  });
});

describe("PUT /api/users/{id}", () => {
  test("takes the edited user whole, as it was read, and answers it", async () => {
    const ben = await addUser(services, { name: "Ben" });
    const listed = await shop.send("GET", "/api/users", { bearer });
    const read = (listed.body.users as { id: number }[]).find(({ id }) => id === ben.id);
    const body = { ...read, name: "Benjamin", isAdmin: true, ...proof };
    const answer = await shop.send("PUT", `/api/users/${ben.id}`, { bearer, body });
    expect(answer.body).toMatchObject({
      message: "Utilisateur mis à jour avec succès",
      user: { id: ben.id, name: "Benjamin", isAdmin: true, is_admin: true, version: 2 },
    });
  });

  test("a stale If-Match is a conflict that shows the row as it stands", async () => {
    const ben = await addUser(services, { name: "Ben" });
    const body = { name: "Benoît", email: ben.email, telephone: "1" };
    const first = await shop.send("PUT", `/api/users/${ben.id}`, {
      bearer,
      body,
      headers: { "if-match": '"1"' },
    });
    expect(first.status).toBe(200);
    const late = await shop.send("PUT", `/api/users/${ben.id}`, {
      bearer,
      body,
      headers: { "if-match": '"1"' },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "conflict", fresh: { name: "Benoît", version: 2 } });
  });

  test("refuses another account's address", async () => {
    const ben = await addUser(services);
    const body = { name: "Ben", email: admin.email.toUpperCase(), telephone: "1" };
    const answer = await shop.send("PUT", `/api/users/${ben.id}`, { bearer, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty("email");
  });
});

describe("GET /api/users", () => {
  test("is the whole list in the specified shape, without any hash", async () => {
    const { body, text } = await shop.send("GET", "/api/users", { bearer });
    expect(Object.keys(body)).toEqual(["users"]);
    expect(body.users).toContainEqual(expect.objectContaining({ email: standard.email, isAdmin: false }));
    expect(text).not.toContain("argon2");
  });

  test("is paged, searched and counted when that is asked for, accents in any case", async () => {
    const { body } = await shop.send("GET", "/api/users?search=%C3%89LODIE&status=standard", { bearer });
    expect(body).toMatchObject({
      users: [{ name: "Élodie Standard" }],
      meta: { page: 1, per_page: 4, total: 1, last_page: 1 },
      counts: { total: expect.any(Number), admins: expect.any(Number), standard: expect.any(Number) },
    });
  });

  test("REL-I11 takes % and _ as the characters that they are", async () => {
    expect((await shop.send("GET", "/api/users?search=%25", { bearer })).body).toMatchObject({ users: [] });
    expect((await shop.send("GET", "/api/users?search=_", { bearer })).body).toMatchObject({ users: [] });
  });

  test("sorts by name, whatever its case", async () => {
    for (const name of ["sorted B", "Sorted a", "SORTED C"]) await addUser(services, { name });
    const { body } = await shop.send("GET", "/api/users?search=sorted&sort=-name", { bearer });
    expect(body).toMatchObject({ users: [{ name: "SORTED C" }, { name: "sorted B" }, { name: "Sorted a" }] });
  });

  test("has nothing on a page that does not exist, and refuses an order that it does not know", async () => {
    expect((await shop.send("GET", "/api/users?page=99", { bearer })).body).toMatchObject({ users: [] });
    expect((await shop.send("GET", "/api/users?sort=password_hash", { bearer })).status).toBe(422);
  });
});

test("the export gives one user a line, more than one portion of them", async () => {
  const at = services.clock().toISOString();
  const many = Array.from({ length: 1100 }, (_, index) => ({
    name: `Many ${index}`,
    email: `many-${index}@example.com`,
    email_key: `many-${index}@example.com`,
    telephone: "",
    password_hash: "none",
    is_admin: 0 as const,
    search_text: `many ${index}`,
    created_at: at,
    deleted_at: null,
  }));
  await database.db.insertInto("users").values(many).execute();
  const { text, headers } = await shop.send("GET", "/api/users/export?search=many", { bearer });
  expect(headers["content-type"]).toContain("application/x-ndjson");
  const ids = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect(new Set(ids).size).toBe(1100);
});

test("an export holds what the list shows, whatever is looked for", async () => {
  // One or two letters are looked for at the beginning, and an address is a whole one (ADR-16).
  for (const search of ["é", "él", "lo", "lodie", standard.email, "@example.com", "%"]) {
    const asked = encodeURIComponent(search);
    const { body } = await shop.send("GET", `/api/users?per_page=50&search=${asked}`, { bearer });
    const { text } = await shop.send("GET", `/api/users/export?search=${asked}`, { bearer });
    const lines = text.split("\n").filter((line) => line !== "");
    const { users } = body as { users: { id: number }[] };
    const exported = lines.map((line) => JSON.parse(line).id).slice(0, 50);
    expect([search, exported]).toEqual([search, users.map(({ id }) => id)]);
  }
});

test("REL-Z3 no field beyond the declared ones reaches an account", async () => {
  const hidden = [
    "id",
    "is_owner",
    "password_hash",
    "created_at",
    "version",
    "isAdmin",
    "deleted_at",
    "is_admin ",
  ];
  for (const field of hidden) {
    const answer = await shop.send("POST", "/api/users", {
      bearer,
      body: { ...chloe, email: "z3@example.com", [field]: 1 },
    });
    expect([field, answer.status]).toEqual([field, 422]);
  }
  const kept = { id: 99_999, created_at: "2001-01-01T00:00:00.000Z", version: 99 };
  const body = { name: "Élodie Standard", email: standard.email, telephone: "1", ...kept };
  const { user } = (await shop.send("PUT", `/api/users/${standard.id}`, { bearer, body })).body as {
    user: object;
  };
  expect(user).toMatchObject({ id: standard.id, version: 2, isAdmin: false });
  expect(user).not.toMatchObject({ created_at: kept.created_at });
  recordFigure("REL-Z3", `users: ${hidden.length + 3} foreign fields, 0 kept`);
});

test.each([
  ["GET", "/api/users"],
  ["GET", "/api/users/export"],
  ["POST", "/api/users"],
  ["PUT", `/api/users/${standard.id}`],
  ["DELETE", `/api/users/${admin.id}`],
  ["POST", `/api/users/${admin.id}/restore`],
] as const)("REL-Z4 %s %s is for administrators", async (method, path) => {
  const body = method === "GET" ? undefined : {};
  expect((await shop.send(method, path, { body })).status).toBe(401);
  expect((await shop.send(method, path, { bearer: standard.bearer, body })).status).toBe(403);
});
