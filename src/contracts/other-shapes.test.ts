import { describe, expect, test } from "vitest";
import { user } from "./accounts/accounts.ts";
import { listProducts, listSizes, product } from "./catalogue/catalogue.ts";
import { payment } from "./payments/payments.ts";
import { quoteForLink, quoteForStaff } from "./quotes/quote-answers.ts";

const bag = {
  ...{ id: 1, name: "Tote", nom: "Tote", description: null, image_base64: null, image_details: null },
  ...{ picture: null, rating: null, dispo: null, sold: null, featured_order: null, product_type: null },
  ...{ material: null, created_at: "2026-01-01T00:00:00.000Z", version: 1 },
};
const paid = {
  ...{ id: 1, payment_intent_id: "pi_1", customer_name: "Ann", customer_email: "ann@example.com" },
  ...{ product_name: "Tote", amount: 1, amount_cents: 100, refunded_amount: 0, refunded_cents: 0 },
  ...{ currency: "usd", quote_id: 1, quote_reference: "GE-2026-000001", provider: "sandbox", is_test: true },
  ...{ lost_amount: 0, lost_cents: 0, dispute: null },
  ...{ status: "completed", to_check: null, created_at: "2026-01-01T00:00:00.000Z", completed_at: null },
  version: 1,
} as const;
const ann = {
  ...{ id: 1, name: "Ann", email: "ann@example.com", telephone: null, is_admin: true, isAdmin: true },
  ...{ created_at: "2026-01-01T00:00:00.000Z", version: 1 },
};
const asked = {
  ...{ id: 1, reference: "GE-2026-000001", name: "Ann", status: "pending", stage: "new", quantity: 10_000 },
  ...{ sizes: ["L"], sizes_quantities: { L: 10_000 }, lines: [], interest: null, is_logo_required: true },
  ...{ price_logo_quote: null, agreed: null, total: 1, total_quote: 1, total_cents: 100, is_estimate: false },
  ...{ created_at: "2026-01-01T00:00:00.000Z", version: 1 },
} as const;

function without<Row extends object>(row: Row, ...names: (keyof Row)[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.some((other) => other === name)));
}

describe("answers are read in every shape that is specified", () => {
  test("SPEC-2.9 a product has either of its names, and the list is data, an array or an object's values", () => {
    expect(product.parse(without(bag, "name"))).toEqual(bag);
    expect(product.parse(without(bag, "nom"))).toEqual(bag);
    expect(product.safeParse(without(bag, "name", "nom")).success).toBe(false);
    for (const given of [{ data: [bag] }, [bag], { first: bag }])
      expect(listProducts.answers[200].parse(given)).toEqual({ data: [bag] });
    const small = { id: 1, name: "L", label: null, price: "0.14", product_id: 1, version: 1 };
    expect(listSizes.answers[200].parse([small])).toEqual([small]);
    expect(listSizes.answers[200].parse({ data: [small] })).toEqual({ data: [small] });
  });

  test("SPEC-2.28 a payment has either name of its intent and of its status", () => {
    const other = { ...without(paid, "payment_intent_id", "status"), payment_id: "pi_1" };
    expect(payment.parse({ ...other, payment_status: "completed" })).toEqual(paid);
    expect(payment.safeParse({ ...other, payment_status: "lost" }).success).toBe(false);
  });

  test("an administrator is one by either flag, true or 1", () => {
    expect(user.parse({ ...without(ann, "is_admin", "isAdmin"), isAdmin: 1 })).toEqual(ann);
    expect(user.parse({ ...without(ann, "isAdmin"), is_admin: 0 })).toMatchObject({ isAdmin: false });
  });

  test("lists and maps of a quote may be JSON text, its flag a number", () => {
    const texts = { sizes: '["L"]', sizes_quantities: '{"L":10000}', is_logo_required: 1 };
    expect(quoteForLink.parse({ ...asked, ...texts })).toEqual(asked);
    expect(quoteForLink.safeParse({ ...asked, sizes: "L" }).success).toBe(false);
    const { product_colors, logo_colors } = quoteForStaff.shape;
    expect(product_colors.parse('["#FFFFFF"]')).toEqual(["#FFFFFF"]);
    expect(logo_colors.parse("[]")).toEqual([]);
  });
});
