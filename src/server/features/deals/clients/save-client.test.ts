import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";

const dana = { name: "Dana North", email: "dana@northmarket.example" };

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const ask = (fields: Record<string, string>) => askForQuote(services, product, { fields });
  const { bearer } = await addUser(services, { role: "sales", name: "Sal" });
  const owner = await addAdministrator(services);
  const send = (method: "GET" | "POST" | "PUT", path: string, body?: object, as = bearer) =>
    shop.send(method, `/api/${path}`, { bearer: as, ...(body && { body }) });
  const add = async (body: object) => (await send("POST", "clients", body)).body.client as { id: number };
  return {
    ...{ database, services, shop, ask, owner, send, add },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

test("SPEC-4.71 a client is added before any request, found by all that was noted, and corrected", async () => {
  await using shop = await openShop();
  const { send, add, ask } = shop;
  const added = await add({ ...dana, phone: "303-555-0142", company: "North Market LLC", language: "fr" });
  expect(added).toMatchObject({ ...dana, company: "North Market LLC", language: "fr", quote_count: 0 });
  await ask({ name: "Fay Fox", email: "fay@fox.example" });
  for (const text of ["dan", "northmarket", "North Market", "3035550142", dana.email]) {
    const { body } = await send("GET", `clients?search=${encodeURIComponent(text)}`);
    expect([text, body]).toMatchObject([text, { clients: [{ id: added.id }], meta: { total: 1 } }]);
  }
  const path = `clients/${added.id}`;
  const changed = await send("PUT", path, { name: "Dana South", email: dana.email, company: "" });
  expect(changed.body.client).toMatchObject({
    ...{ name: "Dana South", phone: "303-555-0142", company: null, language: "fr" },
  });
  const entries = await shop.database.db.selectFrom("history").select("action").execute();
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["client.create", "client.update"]),
  );
  expect((await send("PUT", "clients/999", dana)).status).toBe(404);
});

test("SPEC-4.71 an address is one client's; another one follows the rules of a mail that came back", async () => {
  await using shop = await openShop();
  const { send, add, ask, services } = shop;
  const { id } = await add(dana);
  const twice = await send("POST", "clients", { name: "Other", email: "DANA@northmarket.example" });
  expect([twice.status, twice.body.errors]).toEqual([422, { email: ["A client has this address already."] }]);
  const quote = await ask(dana);
  await holdLinkOf(services, quote.id);
  const moved = await send("PUT", `clients/${id}`, { ...dana, email: "dana@new.example" });
  expect(moved.body.client).toMatchObject({ id, email: "dana@new.example", quote_count: 1 });
  const { body } = await send("GET", `clients?search=${encodeURIComponent("dana@new.example")}`);
  expect(body.clients).toMatchObject([{ id }]);
  const fay = await ask({ name: "Fay", email: "fay@fox.example" });
  const taken = await send("PUT", `clients/${id}`, { ...dana, email: "fay@fox.example" });
  expect([taken.status, Object.keys(Object(taken.body.errors))]).toEqual([422, ["email"]]);
  await signInClientOf(services, fay.id);
});

test("SPEC-4.72 an owner erases a client with the password: what stays is named, all else is gone", async () => {
  await using shop = await openShop();
  const { send, add, ask, owner, database } = shop;
  const { id } = await add({ ...dana, phone: "303-555-0142" });
  await ask(dana);
  const erase = (body: object, as = owner.bearer) => send("POST", `clients/${id}/erase`, body, as);
  const proof = { current_password: testPassword };
  const { bearer } = await addUser(shop.services, { role: "sales", name: "Sue" });
  expect((await erase(proof, bearer)).status).toBe(403);
  expect(Object.keys(Object((await erase({ current_password: "wrong" })).body.errors))).toEqual([
    "current_password",
  ]);
  expect((await send("GET", `clients/${id}`)).body.client).toMatchObject(dana);
  const erased = await erase(proof);
  expect([erased.status, erased.body]).toEqual([
    200,
    { kept: ["Who of the shop did what and when, without what was written"] },
  ]);
  const { db } = database;
  const left = await Promise.all([
    db.selectFrom("clients").select(["name", "email"]).execute(),
    db.selectFrom("client_details").selectAll().execute(),
    db.selectFrom("quotes").select(["name", "phone", "search_text"]).execute(),
    db.selectFrom("history").select(["before", "after"]).where("subject", "=", "client").execute(),
  ]);
  expect(JSON.stringify(left)).not.toMatch(/dana|303-?555/i);
  const entry = db.selectFrom("history").select("doer").where("action", "=", "client.erase");
  expect(await entry.execute()).toEqual([{ doer: "staff" }]);
  expect((await erase(proof)).status).toBe(200);
  expect((await send("POST", "clients/999/erase", proof, owner.bearer)).status).toBe(404);
});
