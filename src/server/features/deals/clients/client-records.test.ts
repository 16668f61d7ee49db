import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { systemFindOrCreateClient } from "#server/features/clients/system-find-or-create-client.ts";
import { mountFeatures } from "#server/features.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser, testPassword } from "#tests/support/staff.ts";

interface Listed {
  readonly id: number;
  readonly email: string;
  readonly quote_count: number;
}

async function openShop() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const ask = (fields: Record<string, string>) => askForQuote(services, product, { fields });
  const dana = await ask({
    ...{ name: "Dana North", email: "dana@northmarket.example", phone: "303-555-0142" },
    ...{ company: "North Market LLC", po_number: "PO-7781" },
  });
  const fay = await ask({ name: "Fay Fox", email: "fay@fox.example", phone: "+33 6 12 34 56 78" });
  const { bearer } = await addUser(services, { role: "sales", name: "Sal" });
  const send = (method: "GET" | "POST", path: string, body?: object, as = bearer) =>
    shop.send(method, `/api/${path}`, { bearer: as, ...(body && { body }) });
  const list = async (query: string) => (await send("GET", `clients?${query}`)).body.clients as Listed[];
  const idOf = async (email: string) =>
    (await list("per_page=50")).find((each) => each.email === email)?.id ?? 0;
  return {
    ...{ services, shop, ask, dana, fay, send, list, idOf },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

test("a client is found by anything the caller says, and listed once", async () => {
  await using shop = await openShop();
  const { list, ask, dana } = shop;
  await ask({ name: "Dana North", email: "Dana@NorthMarket.example", phone: "303-555-0142" });
  const said = [
    ...["dana", "northmarket", "dana@northmarket.example", "North Market LLC", "PO-7781"],
    ...["3035550142", "(303) 555-0142", "303 555 0142", dana.reference, dana.reference.slice(-6)],
  ];
  for (const text of said) {
    const found = await list(`search=${encodeURIComponent(text)}`);
    expect([text, found.map(({ email }) => email)]).toEqual([text, ["dana@northmarket.example"]]);
  }
  expect(await list("search=nothing+of+the+kind")).toEqual([]);
  const all = await list("sort=name&page=1&per_page=1");
  expect(all).toMatchObject([{ email: "dana@northmarket.example", quote_count: 2 }]);
  expect(await list("sort=name&page=2&per_page=1")).toMatchObject([{ email: "fay@fox.example" }]);
});

test("a client's page holds quotes, messages and notes, and is for roles that read clients", async () => {
  await using shop = await openShop();
  const { send, idOf, dana, services } = shop;
  await services.db
    .insertInto("messages")
    .values({
      ...{ quote_id: dana.id, audience: "staff", author_kind: "staff", author_id: 1, author_name: "Sal" },
      ...{ text: "Likes blue.", waits_for_staff: 0, notice_due_at: null, removed_at: null, removed_by: null },
      created_at: services.clock().toISOString(),
    })
    .execute();
  const id = await idOf("dana@northmarket.example");
  const page = (await send("GET", `clients/${id}`)).body;
  expect(page).toMatchObject({
    client: { name: "Dana North", phone: "303-555-0142", company: "North Market LLC", quote_count: 1 },
    quotes: [{ id: dana.id, reference: dana.reference }],
    payments: [],
    messages: [{ quote_id: dana.id, audience: "staff", text: "Likes blue.", author: { name: "Sal" } }],
    merge: null,
  });
  expect((await send("GET", `quotes/${dana.id}`)).body.quote).toMatchObject({ client_id: id });
  expect((await send("GET", "clients/999999")).status).toBe(404);
  for (const role of ["artwork", "production", "accounts"] as const) {
    const { bearer } = await addUser(services, { role });
    expect([role, (await send("GET", "clients", undefined, bearer)).status]).toEqual([role, 403]);
  }
  const { bearer: reader } = await addUser(services, { role: "reader" });
  expect((await send("GET", `clients/${id}`, undefined, reader)).status).toBe(200);
  expect((await send("POST", `clients/${id}/merge`, { into: 1 }, reader)).status).toBe(403);
});

test("two clients become one: quotes move, the other's sessions and links end, both are written to", async () => {
  await using world = await openShop();
  const { shop, services, send, idOf, dana, fay } = world;
  const [from, into] = [await idOf("dana@northmarket.example"), await idOf("fay@fox.example")];
  const left = await signInClientOf(services, dana.id);
  const kept = await signInClientOf(services, fay.id);
  const link = await holdLinkOf(services, dana.id);
  const merge = (body: object) => send("POST", `clients/${from}/merge`, body);
  expect((await merge({ into })).body.errors).toHaveProperty("current_password");
  expect((await merge({ into, current_password: "wrong" })).body.errors).toHaveProperty("current_password");
  expect((await merge({ into: from, current_password: testPassword })).body.errors).toHaveProperty("into");
  expect((await merge({ into: 999_999, current_password: testPassword })).status).toBe(404);
  expect((await merge({ into, current_password: testPassword })).status).toBe(200);
  expect((await merge({ into, current_password: testPassword })).status).toBe(409);

  for (const bearer of [left.bearer, link.bearer])
    expect((await send("GET", `quotes/${dana.id}`, undefined, bearer)).status).toBeGreaterThanOrEqual(401);
  for (const id of [dana.id, fay.id])
    expect((await send("GET", `quotes/${id}`, undefined, kept.bearer)).status).toBe(200);
  const mails = await services.db
    .selectFrom("outbox")
    .select(["recipient"])
    .where("template", "=", "clients-merged")
    .execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    "dana@northmarket.example",
    "fay@fox.example",
  ]);
  // The address leads to the one that it became: the next request stands there, and it is found by what it was.
  await world.ask({ name: "Dana North", email: "dana@northmarket.example", phone: "303-555-0142" });
  expect(await world.list("search=northmarket")).toMatchObject([{ id: into, quote_count: 3 }]);
  expect(await world.list("per_page=50")).toHaveLength(1);
  const signIn = await shop.send("POST", "/api/client-login", {
    body: { email: "dana@northmarket.example", password: "a client's old password" },
  });
  expect(signIn.status).toBe(401);
});

test("a merge is taken back within a day, and not later", async () => {
  await using world = await openShop();
  const { services, send, idOf, dana, fay } = world;
  const [from, into] = [await idOf("dana@northmarket.example"), await idOf("fay@fox.example")];
  const merge = async () => {
    const { bearer } = await addUser(services, { role: "sales" });
    return await send("POST", `clients/${from}/merge`, { into, current_password: testPassword }, bearer);
  };
  await merge();
  expect((await send("GET", `clients/${into}`)).body.merge).toMatchObject({
    from: { id: from },
    into: { id: into },
  });
  expect((await send("POST", `clients/${from}/undo-merge`, {})).status).toBe(200);
  expect((await send("GET", `clients/${from}`)).body.quotes).toMatchObject([{ id: dana.id }]);
  expect((await send("GET", `clients/${into}`)).body.quotes).toMatchObject([{ id: fay.id }]);
  expect((await send("POST", `clients/${from}/undo-merge`, {})).status).toBe(409);
  await merge();
  services.clock.advance(days(1));
  const { bearer } = await addUser(services, { role: "sales" });
  expect((await send("POST", `clients/${from}/undo-merge`, {}, bearer)).status).toBe(409);
});

test("a request that runs while its client is merged leaves its quote with the other one", async () => {
  await using world = await openShop();
  const { services, send, idOf, dana } = world;
  const [from, into] = [await idOf("dana@northmarket.example"), await idOf("fay@fox.example")];
  const {
    id: _,
    reference: __,
    ...row
  } = await services.db.selectFrom("quotes").selectAll().where("id", "=", dana.id).executeTakeFirstOrThrow();
  let merged: ReturnType<typeof send> | undefined;
  const late = await services.db.transaction().execute(async (transaction) => {
    const client = { email: "dana@northmarket.example", name: "Dana North", language: "en" } as const;
    const client_id = await systemFindOrCreateClient(transaction, client, services.clock());
    merged = send("POST", `clients/${from}/merge`, { into, current_password: testPassword });
    await setTimeout(500);
    const quote = { ...row, client_id };
    return await transaction.insertInto("quotes").values(quote).returning("id").executeTakeFirstOrThrow();
  });
  expect((await merged)?.status).toBe(200);
  const moved = await services.db
    .selectFrom("quotes")
    .select("client_id")
    .where("id", "=", late.id)
    .execute();
  expect(moved).toEqual([{ client_id: into }]);
});
