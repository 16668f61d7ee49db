import { beforeAll, describe, expect, test } from "vitest";
import { bookFormats } from "#domain/books/book-files.ts";
import type { BookFileKind } from "#domain/books/book-sheet.ts";
import { firstBooksSettings as settings } from "#domain/books/books-settings.ts";
import {
  type AnsweredInvoice,
  halves,
  openInvoiceShop,
} from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { sumsInBooks } from "#tests/support/sums-in-books.ts";

/** The books of one order with a deposit, more made than ordered, a credit note and a refund, as its files have them. */
const bills = await openInvoiceShop({ freightTaxable: true, percent: "8.81" });
const { bearer, credit, draft, issue, receive, services, shop, staff } = bills;
const day = "2027-01-12";
const period = `from=${day}&to=${day}`;

interface Stored {
  readonly id: number;
  readonly files: readonly { readonly name: string; readonly kind: BookFileKind }[];
}

const read = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const { statusCode, payload } = await shop.app.inject({ method: "GET", url: `/api/${path}`, headers });
  expect(statusCode, payload).toBe(200);
  return payload;
};
const done = async (sent: ReturnType<typeof staff>) => {
  const { status, body } = await sent;
  expect([status < 300, body.message ?? ""]).toEqual([true, ""]);
  return body;
};

/** 10,000 bags and freight at 5 % off, half at once; 10,800 are made, 60.00 are credited and go back. */
async function playOrder(): Promise<{ quoteId: number; documents: readonly AnsweredInvoice[] }> {
  const asked = { name: "Ann", email: "ann@order.example", phone: "303-555-0123" };
  const { id: quoteId } = (await done(staff("staff-quotes", asked))).quote as { id: number };
  const offer = {
    ...{ tax_profile_id: 1, plan: halves, tolerance_percent: 10, discount: { percent: "5" } },
    lines: [
      { kind: "product", name: "Bags", units: 10_000, unit_price: "0.20" },
      { kind: "freight", name: "Freight", freight: "fixed", amount: "120" },
    ],
  };
  await done(staff(`quotes/${quoteId}/draft`, offer, "PUT"));
  await done(staff(`quotes/${quoteId}/send-offer`));
  const answer = { version: 1, answer: "accept", channel: "phone", on: day, by: "Ann" };
  await done(staff(`quotes/${quoteId}/record-answer`, answer));
  const { orders } = (await staff(`orders?quote_id=${quoteId}`, {}, "GET")).body as {
    orders: { id: number }[];
  };
  const order = `orders/${orders[0]?.id}`;
  await done(staff(`${order}/address`, { address: "1 Main St\nDenver, CO 80203" }, "PUT"));
  const deposit = await issue((await draft(quoteId, { kind: "deposit" })).id);
  await receive(quoteId, "1098.98");
  const whole = await issue((await draft(quoteId)).id);
  await done(staff(`${order}/waive`, { gate: "money", reason: "Known for years" }));
  await done(staff(`${order}/meet`, { gate: "goods" }));
  await done(staff(`${order}/start`));
  const { lines } = (await staff(order, {}, "GET")).body.order as { lines: { id: number }[] };
  const counts = lines.map(({ id }) => ({ order_line_id: id, good: 10_800, spoiled: 0 }));
  await done(staff(`${order}/counts`, { lines: counts }));
  await done(staff(`${order}/pack`));
  const settled = (await done(staff(`${order}/settlement`))).settlement as { invoice: { id: number } };
  const settlement = await issue(settled.invoice.id);
  await receive(quoteId, "1264.37");
  const note = await issue((await credit(whole.id, { reason: "Torn straps", amount: "60" })).id);
  const { payments } = (await staff(`payments?quote_id=${quoteId}`, {}, "GET")).body as {
    payments: { id: number; amount_cents: number }[];
  };
  const last = payments.find(({ amount_cents }) => amount_cents === 126_437);
  await done(
    staff(`payments/${last?.id}/refund`, { amount: "60", reason: "Torn straps", by_transfer: true }),
  );
  return { quoteId, documents: [deposit, whole, settlement, note] };
}

const books = { deposits: 0, sales: 199_991, freight: 11_695, tax: 18_649 };
let order: Awaited<ReturnType<typeof playOrder>>;
beforeAll(async () => {
  order = await playOrder();
});

test("the ledger has what was made less what was credited: 2,303.35", async () => {
  const lines = await services.db
    .selectFrom("ledger_lines")
    .select(["account", (eb) => eb.fn.sum<number>("cents").as("cents")])
    .where("quote_id", "=", order.quoteId)
    .groupBy("account")
    .execute();
  const found = Object.fromEntries(lines.map(({ account, cents }) => [account, 0 - Number(cents)]));
  expect(found).toMatchObject(books);
  expect(order.documents.map(({ kind, due_cents }) => [kind, due_cents])).toEqual([
    ...[["deposit", 109_898] as const, ["invoice", 109_898] as const],
    ...[["settlement", 16_539] as const, ["credit", 6_000] as const],
  ]);
});

describe.each(bookFormats)("%s", (format) => {
  test("its files come to the ledger's amounts, account by account", async () => {
    const { batch } = await done(staff("exports/accounting", { format, from: day, to: day }));
    const { id, files } = batch as Stored;
    const stored = await Promise.all(
      files.map(async ({ name, kind }) => {
        const content = await read(`exports/accounting/${id}/files/${encodeURIComponent(name)}`);
        return { kind, content };
      }),
    );
    const sums = sumsInBooks(format, stored);
    const accounts = {
      fec: { deposits: ["4191"], sales: ["701"], freight: ["7085"], tax: ["44571"] },
      quickbooks: {
        deposits: ["Deposit"],
        sales: ["Sales", "Discount"],
        freight: ["Freight"],
        tax: ["Sales tax"],
      },
      xero: {
        ...{ deposits: [settings.xero_deposits_account], sales: [settings.xero_sales_account] },
        ...{ freight: [settings.xero_freight_account], tax: [settings.xero_tax_account] },
      },
    }[format];
    const found = Object.entries(accounts).map(([account, names]) => [
      account,
      names.map(sums).reduce((all, cents) => all + cents, 0),
    ]);
    expect(Object.fromEntries(found)).toEqual(books);
    const reading = await read(`exports/accounting?format=${format}&${period}`);
    const kind = format === "fec" ? "journal" : "invoices";
    const asRead = sumsInBooks(format, [{ kind, content: reading }]);
    for (const names of Object.values(accounts))
      for (const name of names) expect(asRead(name)).toBe(sums(name));
    if (format !== "fec") expect(sums("paid")).toBe(230_335);
  });
});

test("each invoice is paid by what it asks for less what was credited of it", async () => {
  const { batch } = await done(
    staff("exports/accounting", { format: "xero", from: day, to: day, again: true }),
  );
  const { id, files } = batch as Stored;
  const name = files.find(({ kind }) => kind === "payments")?.name ?? "";
  const content = await read(`exports/accounting/${id}/files/${encodeURIComponent(name)}`);
  const [deposit, whole, settlement] = order.documents;
  for (const [document, amount] of [
    [deposit, "1098.98"],
    [whole, "1038.98"],
    [settlement, "165.39"],
  ] as const)
    expect(content.split("\r\n").filter((row) => row.includes(`"${document?.number}"`))).toEqual([
      expect.stringContaining(`"${amount}"`),
    ]);
});

test("the report of taxes says the same by the days of invoices and, all being paid, by those of payments", async () => {
  for (const by of ["invoice", "payment"]) {
    const { totals } = JSON.parse(await read(`books/sales-tax?${period}&by=${by}`)) as {
      totals: { gross_cents: number; credit_cents: number; tax_cents: number };
    };
    expect([by, totals.gross_cents - totals.credit_cents, totals.tax_cents]).toEqual([
      ...[by, books.sales + books.freight, books.tax],
    ]);
    expect(await read(`books/sales-tax?${period}&by=${by}&format=csv`)).toMatch(/,"186\.49"\r\n$/);
  }
});
