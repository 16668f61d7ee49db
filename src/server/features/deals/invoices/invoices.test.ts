import { expect, test } from "vitest";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { acceptedOrder, example, type Office } from "#tests/support/deals.ts";
import { addProduct, askForQuote, confirmAddressOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { takeNumber } from "../model/invoices.repository.ts";
import "../model/invoices.table.ts";

const services = createTestServices(await openTestDatabase());
services.clock.advance(Date.parse("2027-01-12T18:00:00Z") - services.clock().getTime());
const shop = await createTestShop(services, [mountFeatures]);
const product = await addProduct(services);
const { bearer } = await addAdministrator(services);
const staff = (path: string, body: unknown = {}, method: "GET" | "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, ...(method !== "GET" && { body }) });

interface Invoice {
  readonly id: number;
  readonly number: string | null;
  readonly tax_cents: number;
  readonly total_cents: number;
}
const rates = { name: "Denver", jurisdictions: [{ name: "Denver", percent: "8.25" }] };
const made = await staff("tax-profiles", { ...rates, freight_taxable: false, setup_taxable: true });
const { id: tax_profile_id } = made.body.tax_profile as { id: number };
const office: Office = { services, shop, bearer, product };

async function accepted(language: "en" | "fr" = "en") {
  const { quoteId: id, client } = await acceptedOrder(office, {
    fields: { language },
    offer: { ...example, tax_profile_id },
    acceptance: { po_number: "PO-77" },
  });
  await confirmAddressOf(services, id);
  return { id, client };
}
const draft = async (quoteId: number) =>
  (await staff(`quotes/${quoteId}/invoices`, { kind: "invoice" })).body.invoice as Invoice;
const issue = (id: number) => staff(`invoices/${id}/issue`);
const pdfOf = async (id: number, as = bearer) => {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await shop.app.inject({ method: "GET", url: `/api/invoices/${id}/document`, headers });
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload).text;
};

test("L12 an invoice says all of E0, is due by the company's terms, and never changes once it is issued", async () => {
  const { id, client } = await accepted();
  const { client_id } = (await staff(`quotes/${id}`, {}, "GET")).body.quote as { client_id: number };
  const net = { name: "North Market LLC", terms: { kind: "end_of_month", days: 45 } };
  const { id: companyId } = (await staff("companies", net)).body.company as { id: number };
  await staff(`companies/${companyId}/contacts`, { client_id });
  const drafted = await draft(id);
  expect(drafted).toMatchObject({ number: null, state: "draft", total_cents: 583_656, tax_cents: 41_281 });
  const own = () => shop.send("GET", `/api/invoices/${drafted.id}`, { bearer: client.bearer });
  expect((await own()).status).toBe(404);
  const issued = (await issue(drafted.id)).body.invoice;
  expect(issued).toMatchObject({
    ...{ number: expect.stringMatching(/^I-2027-\d{4}$/), state: "issued", standing: "open" },
    ...{ issued_on: "2027-01-12", due_on: "2027-02-28", due_cents: 583_656 },
    snapshot: { po_number: "PO-77", buyer: { company: "North Market LLC" }, previous: [] },
  });
  expect((await own()).body.invoice).toEqual(issued);
  expect((await issue(drafted.id)).status).toBe(409);
  expect((await staff(`quotes/${id}/invoices`, { kind: "invoice" })).status).toBe(409);
  expect((await staff(`quotes/${id}/invoices`, { kind: "settlement" })).status).toBe(422);
  const change = services.db.updateTable("invoices").set({ total_cents: 1 }).where("id", "=", drafted.id);
  await expect(change.execute()).rejects.toThrow(/never changes/);
  const drop = services.db.deleteFrom("invoices").where("id", "=", drafted.id);
  await expect(drop.execute()).rejects.toThrow(/never changes/);
  const text = await pdfOf(drafted.id, client.bearer);
  for (const said of [String((issued as Invoice).number), "PO-77", "$5,836.56", "Denver (8.25 %)", "$412.81"])
    expect(text).toContain(said);
  const { client: other } = await accepted();
  expect((await shop.send("GET", `/api/invoices/${drafted.id}`, { bearer: other.bearer })).status).toBe(404);
  expect((await shop.send("GET", "/api/invoices", { bearer: other.bearer })).body.invoices).toEqual([]);
});

test("L12.1 credit notes give an invoice back, in parts and whole, with exactly its tax; then a new one is made", async () => {
  const { id } = await accepted("fr");
  const { id: invoiceId } = await draft(id);
  const credit = (body: object) => staff(`invoices/${invoiceId}/credit`, body);
  expect((await credit({ reason: "Too early" })).status).toBe(409);
  await issue(invoiceId);
  for (const amount of ["0", "-1", "5836.57", "1.001", "lots"])
    expect([amount, (await credit({ amount, reason: "Wrong" })).status]).toEqual([amount, 422]);
  const part = (await credit({ amount: "1000", reason: "Torn straps" })).body.invoice as Invoice;
  expect(part).toMatchObject({ kind: "credit", total_cents: 100_000, tax_cents: 7_073 });
  const rest = (await credit({ reason: "Cancelled" })).body.invoice as Invoice;
  expect(rest).toMatchObject({ total_cents: 483_656, tax_cents: 41_281 - 7_073 });
  expect((await credit({ reason: "Once more" })).status).toBe(422);
  expect((await issue(part.id)).body.invoice).toMatchObject({
    number: expect.stringMatching(/^C-2027-\d{4}$/),
    standing: null,
  });
  expect(await pdfOf(part.id)).toContain("Torn straps");
  // A drafted credit note does not free the order: only an issued one does.
  expect((await staff(`quotes/${id}/invoices`, { kind: "invoice" })).status).toBe(409);
  await issue(rest.id);
  expect((await staff(`invoices/${invoiceId}`, {}, "GET")).body.invoice).toMatchObject({
    ...{ standing: "credited", credited_cents: 583_656, open_cents: 0 },
  });
  expect((await issue((await draft(id)).id)).status).toBe(200);
});

test("the newest invoice comes first, or last where that is asked for", async () => {
  for (let each = 0; each < 2; each += 1) await draft((await accepted()).id);
  const idsOf = async (query: string) =>
    ((await staff(`invoices?${query}`, {}, "GET")).body.invoices as Invoice[]).map(({ id }) => id);
  const newest = await idsOf("per_page=100");
  expect(newest).toEqual(newest.toSorted((a, b) => b - a));
  expect(await idsOf("per_page=100&sort=id")).toEqual(newest.toReversed());
});

test("a shop that speaks one language alone writes its invoices in it", async () => {
  const { id } = await accepted("fr");
  const settle = async (languages: string) =>
    expect((await staff("settings", { values: { languages } }, "PUT")).status).toBe(200);
  await settle("en");
  expect(await draft(id)).toMatchObject({ snapshot: { language: "en" } });
  await settle("both");
});

test("nothing is invoiced before a yes", async () => {
  const { id } = await askForQuote(services, product, {});
  expect((await staff(`quotes/${id}/invoices`, { kind: "invoice" })).status).toBe(409);
  expect((await staff("quotes/999999/invoices", { kind: "invoice" })).status).toBe(404);
});

test("L12.2 twelve issued at once have twelve numbers in a row, also beside one that is rolled back", async () => {
  const drafts: Invoice[] = [];
  for (let each = 0; each < 12; each += 1) drafts.push(await draft((await accepted()).id));
  const taken = services.db.transaction().execute(async (transaction) => {
    await takeNumber(transaction, { kind: "I", day: "2027-01-12" });
    throw new Error("killed before it was issued");
  });
  const [killed, ...answers] = await Promise.allSettled([taken, ...drafts.map(({ id }) => issue(id))]);
  expect(killed?.status).toBe("rejected");
  const isIssued = (each: PromiseSettledResult<unknown>) => each.status === "fulfilled";
  expect(answers.every(isIssued)).toBe(true);
  const rows = await services.db
    .selectFrom("invoices")
    .select("number")
    .where("number", "like", "I-2027-%")
    .orderBy("number")
    .execute();
  const numbers = rows.map(({ number }) => Number(number?.slice(-4)));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(12);
});

test("L12.3 no number is given for a day before the last one, and each year begins anew", async () => {
  const take = (kind: string, day: string) =>
    services.db.transaction().execute((transaction) => takeNumber(transaction, { kind, day }));
  expect(await take("D", "2027-03-02")).toBe(1);
  expect(await take("D", "2027-03-01")).toBeUndefined();
  expect(await take("D", "2027-03-02")).toBe(2);
  expect(await take("D", "2028-01-01")).toBe(1);
});
