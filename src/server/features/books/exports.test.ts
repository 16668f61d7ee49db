import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { example, invoicedOrder, type Office } from "#tests/support/deals.ts";
import { addProduct } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import "./exports.table.ts";

const services = createTestServices(await openTestDatabase());
services.clock.advance(Date.parse("2027-01-12T18:00:00Z") - services.clock().getTime());
const shop = await createTestShop(services, [mountFeatures]);
const product = await addProduct(services);
const { bearer } = await addAdministrator(services);
const staff = (path: string, body: unknown = {}, method: "GET" | "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, ...(method !== "GET" && { body }) });
const rates = { name: "Denver", jurisdictions: [{ name: "Denver", percent: "8.25" }] };
const made = await staff("tax-profiles", { ...rates, freight_taxable: false, setup_taxable: true });
const { id: tax_profile_id } = made.body.tax_profile as { id: number };
const office: Office = { services, shop, bearer, product };
const invoiced = async () => (await invoicedOrder(office, { offer: { ...example, tax_profile_id } })).invoice;

interface Batch {
  readonly id: number;
  readonly rows: number;
  readonly invoices: number;
  readonly files: readonly {
    readonly name: string;
    readonly kind: string;
    readonly documents: number;
    readonly sums: readonly { readonly account: string; readonly cents: number }[];
  }[];
}
const january = { from: "2027-01-01", to: "2027-01-31" };
const store = async (body: object) => {
  const answer = await staff("exports/accounting", { ...january, ...body });
  expect(answer.status).toBe(201);
  return answer.body.batch as Batch;
};
const firstOf = ({ id, files }: Batch) => fileOf(`accounting/${id}/files/${files[0]?.name}`);
const fileOf = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await shop.app.inject({ method: "GET", url: `/api/exports/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  const name = String(answer.headers["content-disposition"]);
  return { text: answer.payload, bytes: answer.rawPayload, name };
};
const query = (format: string) => `accounting?format=${format}&from=${january.from}&to=${january.to}`;

test("FOUND-F8 a batch holds what no earlier one of its format held, and its file never changes", async () => {
  const first = await invoiced();
  const looked = await fileOf(query("quickbooks"));
  expect(looked.text).toContain(first.number);
  const batch = await store({ format: "quickbooks" });
  expect(batch).toMatchObject({ invoices: 1, files: [{ kind: "invoices", documents: 1 }] });
  const stored = await firstOf(batch);
  expect(stored.text).toBe(looked.text);
  expect(stored.text.trimEnd().split("\r\n")).toHaveLength(batch.rows + 1);
  // FOUND-F8: where nothing is new, no batch is made.
  const empty = await staff("exports/accounting", { ...january, format: "quickbooks" });
  expect([empty.status, empty.body.errors]).toEqual([
    422,
    { from: ["Nothing was issued in these days that is not in an export already."] },
  ]);
  const second = await invoiced();
  const next = await store({ format: "quickbooks" });
  const { text } = await firstOf(next);
  expect([text.includes(first.number), text.includes(second.number)]).toEqual([false, true]);
  expect(await store({ format: "quickbooks", again: true })).toMatchObject({ invoices: 2 });
  expect(await store({ format: "xero" })).toMatchObject({ invoices: 2 });
  expect((await firstOf(batch)).text).toBe(stored.text);
  const { body } = await staff(`exports/preview?format=quickbooks&from=2027-01-01&to=2027-01-31`, {}, "GET");
  expect(body).toMatchObject({ invoices: 2, new_invoices: 0, total_cents: 2 * 583_656 });
  expect((await staff("exports", {}, "GET")).body.meta).toMatchObject({ total: 4 });
});

test("L14.6 entries of the sales journal run on from batch to batch, and an invoice's stays its own", async () => {
  const numbersOf = (text: string) =>
    text
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split("\t"))
      .map((row) => `${row[2]} ${row[8]}`);
  const [one, two] = [await invoiced(), await invoiced()];
  const before = new Set(numbersOf((await fileOf(query("fec"))).text));
  const batch = await store({ format: "fec" });
  const file = await firstOf(batch);
  expect(file.name).toMatch(/\d{9}FEC20270131\.txt/);
  expect(new Set(numbersOf(file.text))).toEqual(before);
  const three = await invoiced();
  const next = await store({ format: "fec" });
  const added = [...new Set(numbersOf((await firstOf(next)).text))];
  expect(added).toEqual([`${before.size + 1} ${three.number}`]);
  const all = await store({ format: "fec", again: true });
  const again = [...new Set(numbersOf((await firstOf(all)).text))];
  expect(again).toEqual([...before, ...added]);
  expect(again.map((entry) => Number(entry.split(" ")[0]))).toEqual(again.map((_, index) => index + 1));
  expect(again.join()).toContain(one.number);
  expect(again.join()).toContain(two.number);
});

test("two exports at once never both hold an invoice", async () => {
  for (let each = 0; each < 3; each += 1) await invoiced();
  for (const format of ["xero", "fec"]) {
    const sent = { ...january, format };
    const answers = await Promise.all(Array.from({ length: 4 }, () => staff("exports/accounting", sent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    const held = await services.db
      .selectFrom("exported_invoices")
      .select("invoice_id")
      .where("format", "=", format as "xero")
      .where("is_first", "=", 1)
      .execute();
    const ids = held.map(({ invoice_id }) => invoice_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await services.db.selectFrom("invoices").select("id").execute()).toHaveLength(ids.length);
  }
});

test("days the wrong way round, no format and no such batch are told", async () => {
  const wrong = { format: "xero", from: "2027-02-01", to: "2027-01-01" };
  expect((await staff("exports/accounting", wrong)).body.errors).toHaveProperty("to");
  expect((await staff("exports/accounting", { ...january, format: "sage" })).status).toBe(422);
  expect((await staff("exports/accounting", { format: "xero", from: "1 Jan", to: "soon" })).status).toBe(422);
  for (const path of ["accounting/999999", "accounting/1/files/none.csv", `${query("xero")}&part=2`])
    expect((await staff(`exports/${path}`, {}, "GET")).status).toBe(404);
});

test("the accounts are settings", async () => {
  const settle = (values: object) => staff("settings", { values }, "PUT");
  expect((await settle({ fec_sales_account: "707", xero_sales_account: "4000" })).status).toBe(200);
  expect((await fileOf(query("fec"))).text).toContain("\t707\t");
  expect((await fileOf(query("xero"))).text).toContain('"4000"');
  expect((await settle({ fec_sales_account: " " })).body.errors).toBeDefined();
});
