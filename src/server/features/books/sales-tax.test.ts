import { expect, test } from "vitest";
import { openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";

const bills = await openInvoiceShop();
const { accepted, bearer, credit, draft, issue, receive, services, shop, staff } = bills;
const toState = async (quoteId: number, address: string) => {
  await services.db.updateTable("orders").set({ address }).where("quote_id", "=", quoteId).execute();
  return await issue((await draft(quoteId)).id);
};
const report = async (query = "") => {
  const path = `books/sales-tax?from=2027-01-01&to=2027-01-31${query}`;
  const { status, body } = await staff(path, {}, "GET");
  expect(status).toBe(200);
  return body as {
    rows: {
      state: string;
      jurisdiction: string;
      percent: number;
      tax_cents: number;
      taxable_cents: number;
    }[];
    totals: Record<string, number>;
    without_profile: { state: string; documents: number; gross_cents: number }[];
  };
};
const file = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await shop.app.inject({ method: "GET", url: `/api/books/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer;
};

const denver = await accepted();
const invoice = await toState(denver.id, "1 Main St\nDenver, CO 80203");
await issue((await credit(invoice.id, { reason: "Torn straps", amount: "50" })).id);
await receive(denver.id, "2893.28");

test("E0 in Colorado, less a credit note of 50.00: what was sold, what is taxed, and the tax", async () => {
  const { rows, totals } = await report();
  expect(rows).toEqual([
    {
      ...{ state: "CO", jurisdiction: "Denver", percent: 8.25, gross_cents: 542_375, credit_cents: 4_646 },
      ...{ exempt_cents: 0, taxable_cents: 496_088, tax_cents: 40_927 },
    },
  ]);
  expect(totals).toMatchObject({ gross_cents: 542_375, tax_cents: 40_927 });
});

test("by payment, half of what is asked is half of the tax", async () => {
  const { totals } = await report("&by=payment");
  expect(totals).toMatchObject({ gross_cents: 268_865, tax_cents: 20_464, credit_cents: 0 });
});

test("the report is a CSV file, and a paper with the same sums", async () => {
  const csv = await file("sales-tax?from=2027-01-01&to=2027-01-31&format=csv");
  expect(csv.headers["content-disposition"]).toContain("sales-tax_2027-01-01_2027-01-31.csv");
  expect(csv.payload).toContain('"CO","Denver","8.25","5423.75","46.46","0.00","4960.88","409.27"');
  const { text } = await readPdf((await file("sales-tax/document?from=2027-01-01&to=2027-01-31")).rawPayload);
  for (const said of ["CO · Denver (8.25 %)", "$409.27", "Sales before tax"]) expect(text).toContain(said);
});

test("a state without a tax profile to which goods went untaxed is told, and days the wrong way round are refused", async () => {
  const path = "books/sales-tax?from=2027-02-01&to=2027-01-01";
  expect((await staff(path, {}, "GET")).status).toBe(422);
  const profiles = (await staff("tax-profiles", {}, "GET")).body.tax_profiles as { id: number }[];
  expect(profiles).toHaveLength(1);
  const { id } = await accepted({ taxProfileId: null });
  await toState(id, "1 Temple Sq\nSalt Lake City, UT 84101");
  const { without_profile, rows } = await report();
  expect(without_profile).toEqual([{ state: "UT", documents: 1, gross_cents: 542_375 }]);
  expect(rows.at(-1)).toMatchObject({ state: "UT", jurisdiction: "", tax_cents: 0 });
});
