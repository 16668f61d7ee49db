import { expect, test } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { addUser, testPassword } from "#tests/support/staff.ts";
import { fieldsOf } from "./fields-of.ts";
import { openShopOfClients } from "./shop-of-clients.ts";

async function openOffice() {
  const world = await openShopOfClients(1);
  const [client] = world.clients;
  if (!client) throw new Error("no client");
  const { quoteId, paymentId } = client.his;
  const as = async (role: Role) => {
    const { bearer } = await addUser(world.services, { role });
    return async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
      await world.shop.send(method, `/api/${path}`, { bearer, ...(body && { body }) });
  };
  const { productId } = client.his;
  return {
    world,
    as,
    quoteId,
    paymentId,
    productId,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

const amount = /price|total|cents|fee|amount|estimate/i;

test("SPEC-3.31 production reads quotes without an amount, and no call that shows one", async () => {
  await using opened = await openOffice();
  const { as, quoteId, paymentId } = opened;
  const ask = await as("production");
  for (const path of [`quotes/${quoteId}`, "quotes", "quotes?page=1&per_page=6"]) {
    const { status, text } = await ask("GET", path);
    expect([path, status]).toEqual([path, 200]);
    const fields = fieldsOf(JSON.parse(text)).filter((field) => field.startsWith("quote"));
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((field) => amount.test(field))).toEqual([]);
    expect(text).toContain("sizes_quantities");
  }
  expect((await ask("GET", `quotes/${quoteId}/logo`)).status).toBe(200);
  for (const path of [
    ...["total", "versions", "versions/1/changes", "document", "draft/document", "messages"].map(
      (part) => `quotes/${quoteId}/${part}`,
    ),
    ...["quotes/export", "payments", `payments/${paymentId}`, "statistics", "history", "trash", "outbox"],
  ])
    expect([path, (await ask("GET", path)).status]).toEqual([path, 403]);
  expect((await ask("GET", `payments/${paymentId}/receipt`)).status).toBe(404);
  expect((await ask("PUT", `quotes/${quoteId}`, { printing_type: "Screen print" })).status).toBe(403);
  const today = (await ask("GET", "today")).body;
  expect(today).toMatchObject({ items: [{ kind: "to_start" }] });
  expect(JSON.stringify(today)).not.toContain("cents");
});

test("SPEC-3.31 a reader reads all that is no account and no setting, and writes nothing", async () => {
  await using opened = await openOffice();
  const { as, quoteId, paymentId } = opened;
  const ask = await as("reader");
  const open = ["quotes", `quotes/${quoteId}`, `quotes/${quoteId}/messages`, "payments", "history", "trash"];
  for (const path of [...open, `payments/${paymentId}/receipt`, "outbox", "contact-messages", "statistics"])
    expect([path, (await ask("GET", path)).status]).toEqual([path, 200]);
  const closed = ["users", "users/1", "settings", "settings/history", "tax-profiles"];
  for (const path of [...closed, "history?subject=user", "history?subject=settings"])
    expect([path, (await ask("GET", path)).status]).toEqual([path, 403]);
  const { text } = await ask("GET", "history?per_page=100&page=1");
  expect(text).not.toContain('"subject":"user"');
  expect((await ask("GET", "outbox?per_page=100&page=1")).text).not.toContain("staff-account-notice");
  expect((await ask("POST", `quotes/${quoteId}/messages/read`, { up_to: 1 })).status).toBe(403);
  expect((await ask("POST", `quotes/${quoteId}/confirm`, {})).status).toBe(403);
});

test("SPEC-3.31 sales writes quotes, artwork files and messages, accounts money; none of them manages the shop", async () => {
  await using opened = await openOffice();
  const { as, quoteId, paymentId } = opened;
  const sales = await as("sales");
  const printing = { printing_type: "Screen print" };
  expect((await sales("PUT", `quotes/${quoteId}`, printing)).status).toBe(200);
  expect((await sales("POST", `quotes/${quoteId}/duplicate`, {})).status).toBe(201);
  expect((await sales("GET", "settings")).status).toBe(200);
  expect((await sales("PUT", "settings", { values: { offer_valid_days: 9 } })).status).toBe(403);
  expect((await sales("POST", `payments/${paymentId}/refund`, {})).status).toBe(403);
  expect((await sales("DELETE", `products/${opened.productId}`)).status).toBe(403);
  const artwork = await as("artwork");
  expect((await artwork("PUT", `quotes/${quoteId}`, printing)).status).toBe(200);
  expect((await artwork("GET", `quotes/${quoteId}/messages`)).status).toBe(200);
  expect((await artwork("POST", `quotes/${quoteId}/duplicate`, {})).status).toBe(403);
  const accounts = await as("accounts");
  expect((await accounts("GET", `quotes/${quoteId}/messages`)).status).toBe(403);
  expect((await accounts("POST", `payments/${paymentId}/refund`, { amount: 1, reason: "Torn" })).status).toBe(
    200,
  );
  for (const role of ["sales", "artwork", "production", "accounts", "reader"] as const)
    expect((await (await as(role))("GET", "users")).status, role).toBe(403);
});

test("SPEC-3.31 owner and administrator are one: either name says so, and never both different things", async () => {
  await using opened = await openOffice();
  const { as, world } = opened;
  const owner = await as("owner");
  const proof = { current_password: testPassword };
  const person = { name: "Zoe Zimmer", email: "zoe@shop.example", telephone: "303-555-0111" };
  const passwords = { password: "a long secret of Zoe's", password_confirmation: "a long secret of Zoe's" };
  const added = await owner("POST", "users", { ...person, ...passwords, role: "sales" });
  expect(added.body.user).toMatchObject({ role: "sales", is_admin: false, isAdmin: false });
  const { id } = added.body.user as { id: number };
  const edit = (change: object) => owner("PUT", `users/${id}`, { ...person, ...change });
  expect((await edit({ role: "owner" })).body.errors).toHaveProperty("current_password");
  const raised = (await edit({ role: "owner", ...proof })).body.user;
  expect(raised).toMatchObject({ role: "owner", is_admin: true });
  // The whole user comes back, with one of both names changed.
  expect((await edit({ ...Object(raised), isAdmin: false, ...proof })).body.user).toMatchObject({
    role: null,
    is_admin: false,
  });
  expect((await edit({ role: "reader", isAdmin: true, ...proof })).body.errors).toHaveProperty("role");
  const all = await world.services.db.selectFrom("users").select(["is_admin", "role"]).execute();
  expect(all.filter(({ is_admin, role }) => is_admin === 1 && role !== null)).toEqual([]);
  const both = world.services.db.updateTable("users").set({ is_admin: 1, role: "sales" });
  await expect(both.where("id", "=", id).execute()).rejects.toThrow();
});

test("SPEC-3.31 a role that changes counts at the next request of a session that stands", async () => {
  await using opened = await openOffice();
  const { world, as } = opened;
  const owner = await as("owner");
  const colleague = await addUser(world.services, { role: "reader" });
  const read = () => world.shop.send("GET", "/api/payments", { bearer: colleague.bearer });
  const change = (role: Role) => {
    const { name, email } = colleague;
    const edit = { name, email, telephone: "1", role, current_password: testPassword };
    return owner("PUT", `users/${colleague.id}`, edit);
  };
  expect((await read()).status).toBe(200);
  expect((await change("artwork")).status).toBe(200);
  expect((await read()).status).toBe(403);
  expect((await change("accounts")).status).toBe(200);
  expect((await read()).status).toBe(200);
});

test("SPEC-3.31 staff is listed apart from accounts that registered, and colleagues by name alone", async () => {
  await using opened = await openOffice();
  const { as } = opened;
  const owner = await as("owner");
  const sales = await as("sales");
  const staff = (await owner("GET", "users?status=staff&per_page=50")).body.users as { role: unknown }[];
  const others = (await owner("GET", "users?status=registered&per_page=50")).body as {
    users: { role: unknown }[];
    meta: { total: number };
  };
  expect(staff.every(({ role }) => role !== null)).toBe(true);
  expect(others.users.every(({ role }) => role === null)).toBe(true);
  expect(others.meta.total).toBe(others.users.length);
  const { colleagues } = (await sales("GET", "colleagues")).body as { colleagues: object[] };
  expect(colleagues).toHaveLength(staff.length);
  expect(Object.keys(colleagues[0] ?? {}).sort()).toEqual(["id", "name", "role"]);
});
