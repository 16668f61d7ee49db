import { expect, test } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, confirmAddressOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser } from "#tests/support/staff.ts";
import { systemFindOwnedCertificates } from "./system-find-owned-certificates.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const product = await addProduct(services);

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function as(role: Role) {
  const { bearer } = await addUser(services, { role });
  return (method: Method, path: string, body?: object, version?: number) =>
    shop.send(method, `/api/${path}`, {
      ...{ bearer, ...(body && { body }) },
      ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
    });
}
const sales = await as("sales");
const accounts = await as("accounts");

const denver = { street: "1 Kraft St", city: "Denver", state: "co", postal_code: "80202", country: "USA" };
const add = async (name: string) => {
  const { status, body } = await sales("POST", "companies", { name, shipping_address: denver });
  expect(status).toBe(201);
  return body.company as { id: number; version: number };
};
const clientOf = async (email: string, { isConfirmed = true } = {}) => {
  const { id } = await askForQuote(services, product, { fields: { email, name: email } });
  if (isConfirmed) await confirmAddressOf(services, id);
  const { client_id } = await services.db
    .selectFrom("quotes")
    .select("client_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return client_id;
};

test("L11.1 a company begins prepaid; sales writes names and addresses, accounts terms and credit", async () => {
  const { id } = await add("North Market LLC");
  const before = (await sales("GET", `companies/${id}`)).body.company;
  expect(before).toMatchObject({
    ...{ terms: { kind: "prepaid", days: null }, credit_limit_cents: null, billing_address: null },
    shipping_address: denver,
  });
  const credit = { terms: { kind: "net", days: 30 }, credit_limit_cents: 1_000_000 };
  const named = { name: "North Market Inc.", siren: "732 829 320", vat_number: "fr 44732829320" };
  expect((await sales("PUT", `companies/${id}`, { ...named, ...credit })).status).toBe(403);
  expect((await accounts("PUT", `companies/${id}`, { ...named, ...credit }, 1)).body.company).toMatchObject({
    ...{ siren: "732829320", vat_number: "FR44732829320", version: 2, ...credit },
  });
  const renamed = await sales("PUT", `companies/${id}`, { ...named, name: "North" });
  expect(renamed.body.company).toMatchObject({ name: "North", ...credit, version: 3 });
  const late = await accounts("PUT", `companies/${id}`, named, 1);
  expect([late.status, late.body.fresh]).toEqual([409, renamed.body.company]);
  expect((await sales("GET", "companies?search=44732829320")).body.companies).toMatchObject([
    { id, contact_count: 0 },
  ]);
});

test.each([
  [{ name: " " }, "name"],
  [{ siren: "12345" }, "siren"],
  [{ vat_number: "4" }, "vat_number"],
  [{ terms: { kind: "net", days: 31 } }, "terms"],
  [{ terms: { kind: "net" } }, "terms"],
  [{ terms: { kind: "end_of_month", days: 91 } }, "terms"],
  [{ credit_limit_cents: -1 }, "credit_limit_cents"],
])("%j is refused at its field", async (wrong, field) => {
  const answer = await accounts("POST", "companies", { name: "Wrong", ...wrong });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});

test("a client becomes a contact by hand; colleagues of the same domain are proposed, public addresses never", async () => {
  const { id } = await add("South Market");
  const ann = await clientOf("ann@south.example");
  const bea = await clientOf("bea@south.example");
  await clientOf("who@south.example", { isConfirmed: false });
  const gil = await clientOf("gil@gmail.com");
  await clientOf("gus@gmail.com");
  await clientOf("eve@notsouth.example");
  const path = `companies/${id}/contacts`;
  expect((await sales("POST", path, { client_id: ann, title: "Buyer" })).status).toBe(201);
  expect((await sales("POST", path, { client_id: ann })).status).toBe(409);
  expect((await sales("POST", path, { client_id: 999_999 })).body.errors).toHaveProperty("client_id");
  expect((await sales("POST", path, { client_id: gil })).status).toBe(201);
  expect((await sales("GET", path)).body).toMatchObject({
    contacts: [{ client_id: ann, title: "Buyer" }, { client_id: gil }],
    proposed: [{ client_id: bea, email: "bea@south.example" }],
    meta: { page: 1, per_page: 100, total: 2 },
  });
  expect((await sales("GET", `${path}?page=2&per_page=1`)).body).toMatchObject({
    ...{ contacts: [{ client_id: gil }], meta: { total: 2, last_page: 2 } },
  });
  expect((await sales("PUT", `${path}/${ann}`, { title: "Head" })).body.contact).toMatchObject({
    title: "Head",
  });
  const record = (await sales("GET", `companies/${id}`)).body;
  expect([record.quotes, record.contact_count]).toEqual([[expect.anything(), expect.anything()], 2]);
  expect((await sales("GET", `clients/${ann}/companies`)).body).toMatchObject({
    ...{ companies: [{ id }], meta: { total: 1 } },
  });
  expect((await sales("DELETE", `${path}/${gil}`)).status).toBe(200);
  expect((await sales("DELETE", `${path}/${gil}`)).status).toBe(404);
  expect((await sales("GET", path)).body.contacts).toMatchObject([{ client_id: ann }]);
});

test("a contact who was merged counts as the client that he became, and as himself again once it is undone", async () => {
  const { id } = await add("West Market");
  const [old, now] = [await clientOf("wes@west.example"), await clientOf("wes@other.example")];
  await sales("POST", `companies/${id}/contacts`, { client_id: old });
  const merge = (merged_into: number | null) =>
    services.db.updateTable("clients").set({ merged_into }).where("id", "=", old).execute();
  await merge(now);
  expect((await sales("GET", `companies/${id}`)).body.contacts).toMatchObject([{ client_id: now }]);
  expect((await sales("GET", `clients/${now}/companies`)).body.companies).toMatchObject([{ id }]);
  await merge(null);
  expect((await sales("GET", `companies/${id}`)).body.contacts).toMatchObject([{ client_id: old }]);
});

test("a client who wrote from two of a company's domains is proposed once", async () => {
  const { id } = await add("Two Markets");
  for (const email of ["ann@two.example", "bob@market.example"])
    await sales("POST", `companies/${id}/contacts`, { client_id: await clientOf(email) });
  const [old, now] = [await clientOf("zoe@market.example"), await clientOf("zoe@two.example")];
  await services.db.updateTable("quotes").set({ client_id: now }).where("client_id", "=", old).execute();
  await services.db.updateTable("clients").set({ merged_into: now }).where("id", "=", old).execute();
  expect((await sales("GET", `companies/${id}`)).body.proposed).toMatchObject([{ client_id: now }]);
});

const paper = { name: "paper.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") };
const noted = { kind: "resale", number: "CO-1", states: "co, ut", signed_by: "Ann", signed_on: "2026-01-05" };

test("L13.6 accounts notes a certificate with its paper, says that it was checked, and only downloads it", async () => {
  const { id } = await add("East Market");
  const { bearer } = await addUser(services, { role: "accounts", name: "Ada" });
  const send = async (fields: object, file = paper) =>
    shop.send("POST", `/api/companies/${id}/certificates`, {
      bearer,
      ...(await multipart({ ...noted, ...fields }, { paper: file })),
    });
  expect((await send({}, { ...paper, bytes: Buffer.from("%PDF-1.7 cut") })).body.errors).toHaveProperty(
    "paper",
  );
  expect((await send({}, { ...paper, name: "paper.html" })).body.errors).toHaveProperty("paper");
  expect((await send({ states: "Rhône" })).body.errors).toHaveProperty("states");
  expect((await send({ expires_on: "2025-01-01" })).body.errors).toHaveProperty("expires_on");
  expect((await send({ signed_on: "2026-03-03" })).body.errors).toHaveProperty("signed_on");
  const { body } = await send({ expires_on: "" });
  const added = body.certificate as { id: number };
  expect(added).toMatchObject({
    ...{ state: "unchecked", states: ["CO", "UT"], expires_on: null, checked_by: null },
    file: { name: "paper.pdf", media_type: "application/pdf" },
  });
  const path = `companies/${id}/certificates/${added.id}`;
  const checked = await shop.send("PUT", `/api/${path}`, { bearer, body: { ...noted, checked: true } });
  expect(checked.body.certificate).toMatchObject({ state: "valid", checked_by: "Ada", version: 2 });
  const { bearer: other } = await addUser(services, { role: "accounts", name: "Bob" });
  const change = (fields: object) =>
    shop.send("PUT", `/api/${path}`, { bearer: other, body: { ...noted, checked: true, ...fields } });
  expect((await change({})).body.certificate).toMatchObject({ checked_by: "Ada" });
  expect((await change({ states: "CO" })).body.certificate).toMatchObject({ checked_by: "Bob" });
  expect((await accounts("PUT", path, noted, 1)).status).toBe(409);
  const file = await accounts("GET", `${path}/file`);
  expect([file.status, file.text, file.headers["content-disposition"]]).toEqual([
    ...[200, paper.bytes.toString()],
    expect.stringContaining("attachment"),
  ]);
  expect((await sales("GET", `${path}/file`)).status).toBe(403);
  expect((await sales("POST", `companies/${id}/certificates`, {})).status).toBe(403);
  const keys = await services.db.selectFrom("tax_certificates").select("storage_key").execute();
  const stored = keys.flatMap(({ storage_key }) => storage_key ?? []);
  expect(await systemFindOwnedCertificates(services, [...stored, "certificates/other.pdf"])).toEqual(
    new Set(stored),
  );
});

test("companies are staff's: production and artwork read none of them", async () => {
  for (const role of ["production", "artwork"] as const)
    expect([role, (await (await as(role))("GET", "companies")).status]).toEqual([role, 403]);
  const reader = await as("reader");
  expect((await reader("GET", "companies")).status).toBe(200);
  expect((await reader("POST", "companies", { name: "No" })).status).toBe(403);
});
