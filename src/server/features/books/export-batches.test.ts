import { expect, test } from "vitest";
import { openArchive } from "#server/features/catalogue/exchange/unzip.ts";
import { openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";

interface Batch {
  readonly id: number;
  readonly rows: number;
  readonly files: readonly {
    readonly name: string;
    readonly kind: string;
    readonly documents: number;
    readonly sums: readonly { readonly account: string; readonly cents: number }[];
  }[];
}

const bills = await openInvoiceShop();
const { accepted, bearer, credit, draft, issue, receive, shop, staff } = bills;
const january = { from: "2027-01-01", to: "2027-01-31" };
const store = async (format: string, more: object = {}) => {
  const { status, body } = await staff("exports/accounting", { ...january, format, ...more });
  expect(status).toBe(201);
  return body.batch as Batch;
};
const read = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const { statusCode, rawPayload } = await shop.app.inject({
    method: "GET",
    url: `/api/exports/${path}`,
    headers,
  });
  expect(statusCode).toBe(200);
  return rawPayload;
};
const sumsOf = ({ files }: Batch, of: string) =>
  Object.fromEntries(
    files
      .filter(({ kind }) => kind === of)
      .flatMap(({ sums }) => sums.map(({ account, cents }) => [account, cents])),
  );

const { id } = await accepted();
await receive(id, "1000");
const invoice = await issue((await draft(id)).id);
await receive(id, "4836.56");
const note = await issue((await credit(invoice.id, { reason: "Torn straps", amount: "50" })).id);

test("a batch has invoices, credit notes above zero and what was paid of them, and says their sums", async () => {
  const batch = await store("quickbooks");
  expect(batch.files.map(({ kind, documents }) => [kind, documents])).toEqual([
    ...[["invoices", 1] as const, ["credit_notes", 1] as const, ["payments", 2] as const],
  ]);
  expect(sumsOf(batch, "invoices")).toEqual({
    ...{ Sales: 526_000, Discount: -25_625, Freight: 42_000, "Sales tax": 41_281 },
  });
  expect(sumsOf(batch, "credit_notes")).toEqual({ Sales: 4_286, Freight: 360, "Sales tax": 354 });
  // The first of it came before the invoice. Of what was credited 50.00 is the client's again.
  expect(sumsOf(batch, "payments")).toEqual({ "Bank transfer": 578_656 });
  const name = batch.files[2]?.name ?? "";
  const rows = (await read(`accounting/${batch.id}/files/${name}`)).toString().trimEnd().split("\r\n");
  expect(rows[1]).toContain(`"${invoice.number}","01/12/2027","1000.00","Bank transfer"`);
  expect(batch.rows).toBe(6 + 3 + 2);
});

test("the ZIP of a batch holds its files and a page that says what is in it, what is not, and why", async () => {
  const batch = await store("xero");
  const archive = openArchive(await read(`accounting/${batch.id}`), 1_000_000);
  expect(archive.names).toEqual(["index.html", ...batch.files.map(({ name }) => name)]);
  for (const { name } of batch.files)
    expect(archive.unpack(name)?.content.toString()).toBe(
      (await read(`accounting/${batch.id}/files/${name}`)).toString(),
    );
  const page = archive.unpack("index.html")?.content.toString() ?? "";
  for (const said of ["$5,003.75", "Denver 8.25 %", "Credit notes", "could not be tried"])
    expect(page).toContain(said);
  const notes = archive.unpack(batch.files[1]?.name ?? "")?.content.toString() ?? "";
  expect(notes).toContain(`"${note.number}","${invoice.number}"`);
  expect(notes).not.toContain(`"-`);
  expect(page).not.toContain("Paid back in these days");
});

test("what was paid is handed over once, too, and again where it is asked for", async () => {
  const { status } = await staff("exports/accounting", { ...january, format: "quickbooks" });
  expect(status).toBe(422);
  const other = await accepted();
  await issue((await draft(other.id)).id);
  await receive(other.id, "100");
  expect(sumsOf(await store("quickbooks"), "payments")).toEqual({ "Bank transfer": 10_000 });
  expect(sumsOf(await store("quickbooks", { again: true }), "payments")).toEqual({
    "Bank transfer": 588_656,
  });
});

test("FOUND-H8 the second buyer of a name has its number beside it, in every batch from then on", async () => {
  const buyers = async () =>
    (await read("accounting?format=quickbooks&from=2027-01-01&to=2027-01-31"))
      .toString()
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split('","')[1]);
  const names = [...new Set(await buyers())];
  expect(names).toHaveLength(2);
  expect(names[1]).toBe(`${names[0]} (C2)`);
});

test("the page names each amount that left the bank, and what it had been paid for", async () => {
  const other = await accepted();
  await receive(other.id, "300");
  const payBack = async (quoteId: number, amount: string) => {
    const { body } = await staff(`payments?quote_id=${quoteId}`, {}, "GET");
    const [payment] = body.payments as { id: number }[];
    const refund = { amount, reason: "Torn straps", by_transfer: true };
    expect((await staff(`payments/${payment?.id}/refund`, refund)).status).toBe(200);
  };
  // Of what was credited, and of what no invoice asked for yet.
  await payBack(id, "20");
  await payBack(other.id, "7.50");
  const batch = await store("xero", { again: true });
  const page = openArchive(await read(`accounting/${batch.id}`), 1_000_000).unpack("index.html")?.content;
  const [, told = ""] = String(page).split("Paid back in these days");
  const rows = [...told.matchAll(/<tr><td>(.*?)<\/td><\/tr>/g)].map(([, row = ""]) => row.split("</td><td>"));
  expect(rows.filter(([day]) => day === rows[0]?.[0])).toEqual([
    ["January 12, 2027", "Ann Miller", invoice.number, "Bank transfer", "$20.00"],
    ["January 12, 2027", "Ann Miller", "", "Bank transfer", "$7.50"],
  ]);
});
