import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readAnswer } from "../read-answer.ts";
import { listProducts, listSizes } from "./catalogue.ts";
import { capturePaypalOrder, createIntent, listPayableQuotes, listPayments } from "./payments.ts";
import { getQuoteAsClient, getQuoteByLink, getQuoteTotal, listQuotes, updateLogoPrice } from "./quotes.ts";
import { listUsers } from "./users.ts";

const created_at = "2026-01-01T00:00:00.000Z";
const user = { id: 1, name: "Ann", email: "ann@example.com", telephone: "303", isAdmin: 1, created_at };
const quote = {
  ...{ id: 96, name: "Ann", email: "ann@example.com", phone: "303", status: "confirmed", quantity: 20_000 },
  ...{ sizes: '["Small","Large"]', sizes_quantities: '{"Small":10000,"Large":10000}', created_at },
  ...{ is_logo_required: 1, price_logo_quote: "50.00", rejection_reason: null },
};
const staffQuote = {
  ...quote,
  ...{ logo_path: null, logo_base64: null, logo_colors: "[]", product_colors: '["#FFFFFF"]' },
  ...{ product_type: null, material: null, printing_type: null, comment: "Bags, please." },
};
const paid = {
  ...{ id: 1, payment_id: "pi_1", customer_name: "Ann", customer_email: "ann@example.com" },
  ...{ product_name: "Tote", amount: "12.50", created_at, payment_status: "completed" },
};

describe("answers with exactly the specified fields are read", () => {
  const log = vi.spyOn(console, "warn");
  beforeAll(() => void log.mockImplementation(() => undefined));
  afterAll(() => log.mockRestore());

  test("users", () => {
    const { users } = readAnswer(
      listUsers.reads,
      { users: [user, { ...user, isAdmin: undefined, is_admin: true }] },
      "",
    );
    expect(users).toMatchObject([
      { isAdmin: true, telephone: "303" },
      { isAdmin: true, is_admin: true },
    ]);
    expect(users[0]?.version).toBeUndefined();
  });

  test("quotes of the back office", () => {
    const { quotes } = readAnswer(listQuotes.reads, { quotes: [staffQuote] }, "");
    expect(quotes).toMatchObject([
      { reference: "#96", sizes: ["Small", "Large"], sizes_quantities: { Small: 10_000, Large: 10_000 } },
    ]);
    expect(quotes).toMatchObject([
      { is_logo_required: true, price_logo_quote: 50, lines: [], logo_file: null },
    ]);
    expect(quotes[0]?.total_cents).toBeUndefined();
  });

  test.each(["shipped", "cancelled", null, undefined, 7])(
    "the unknown status %j takes no row away",
    (status) => {
      const { quotes } = readAnswer(
        listQuotes.reads,
        { quotes: [staffQuote, { ...staffQuote, status }] },
        "",
      );
      expect(quotes.map((row) => row.status)).toEqual(["confirmed", "undetermined"]);
      const alone = readAnswer(getQuoteAsClient.reads, { quote: { ...quote, status } }, "").quote;
      expect(alone.status).toBe("undetermined");
    },
  );

  test("the client's quote, with its total in dollars", () => {
    const total = readAnswer(getQuoteAsClient.reads, { quote: { ...quote, total: 1550.1 } }, "").quote
      .total_cents;
    expect(total).toBe(155_010);
    expect(readAnswer(getQuoteTotal.reads, { total_quote: "1550.00" }, "").total_cents).toBe(155_000);
    expect(readAnswer(getQuoteTotal.reads, {}, "").total_cents).toBeUndefined();
    expect(readAnswer(getQuoteByLink.reads, { quote }, "").quote.quantity).toBe(20_000);
  });

  test("payments, under either name of their id and status", () => {
    const { payments } = readAnswer(listPayments.reads, { success: true, payments: [paid] }, "");
    expect(payments).toMatchObject([
      {
        payment_intent_id: "pi_1",
        status: "completed",
        amount_cents: 1250,
        refunded_cents: 0,
        quote_id: null,
      },
    ]);
    const odd = [paid, { ...paid, payment_status: "held" }, { ...paid, amount: "much" }];
    const read = readAnswer(listPayments.reads, { success: true, payments: odd }, "").payments;
    expect(read.map(({ status }) => status)).toEqual(["completed", "undetermined"]);
  });

  test("sizes and products, in each shape of their lists", () => {
    const size = { id: 1, name: "Small", label: "S", price: 0.14, product_id: 1 };
    const product = { id: 1, nom: "Tote", image_base64: null, created_at };
    for (const shape of [(row: object) => [row, {}], (row: object) => ({ data: [row, {}] })]) {
      const sizes = readAnswer(listSizes.reads, shape(size), "").data;
      expect(sizes).toMatchObject([{ name: "Small", price: "0.14" }]);
      expect(readAnswer(listProducts.reads, shape(product), "").data).toMatchObject([{ name: "Tote" }]);
    }
    expect(readAnswer(listProducts.reads, { first: product }, "").data).toMatchObject([{ name: "Tote" }]);
  });

  test("what payments answer", () => {
    expect(readAnswer(capturePaypalOrder.reads, { success: true }, "")).toEqual({ success: true });
    const intent = { success: true, clientSecret: "s", paymentIntentId: "pi_1", message: "" };
    expect(readAnswer(createIntent.reads, intent, "")).toMatchObject(intent);
    expect(readAnswer(createIntent.reads, { success: false, message: "No" }, "").success).toBe(false);
    const { quotes } = readAnswer(listPayableQuotes.reads, { quotes: [{ id: 1, status: "confirmed" }] }, "");
    expect(quotes).toMatchObject([{ id: 1, status: "confirmed" }]);
    expect(readAnswer(updateLogoPrice.reads, { success: true }, "").quote).toBeUndefined();
  });
});
