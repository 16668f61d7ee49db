// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { main, openDialog, press } from "./mutation-refusals.fixture.ts";
import { openSection } from "./office.fixture.tsx";

// Answers with exactly the fields that the specification names, in each shape that it names.

const created_at = "2026-03-02T16:00:00.000Z";
const quote = {
  ...{ id: 96, name: "Ann Miller", email: "ann@example.com", phone: "(303) 555-0123", status: "pending" },
  ...{ quantity: 20_000, sizes: '["Small","Large"]', sizes_quantities: '{"Small":12000,"Large":8000}' },
  ...{ is_logo_required: 1, price_logo_quote: null, rejection_reason: null, created_at },
  ...{ logo_path: null, logo_base64: null, logo_colors: "[]", product_colors: '["#1A7F37"]' },
  ...{ product_type: null, material: null, printing_type: null, comment: "Bags for the fair." },
};
const row = (name: RegExp) => screen.findByRole("row", { name });

test("users: a whole list is paged, edited without a version, and done whatever is answered", async () => {
  const users = Array.from({ length: 6 }, (_, index) => ({
    ...{ id: 1000 + index, name: `User ${index}`, email: `u${index}@example.com`, telephone: "303-555-0123" },
    ...{ isAdmin: index === 0 ? 1 : 0, created_at },
  }));
  const { user } = await openSection("users", {
    "GET /api/users": { users },
    "PUT /api/users/1000": new Response("", { status: 200 }),
  });
  expect((await row(/User 0/)).textContent).toContain("Admin");
  expect(screen.getAllByRole("row")).toHaveLength(5);
  await screen.findByText("1–4 of 6");
  await press(main, /^Edit User 0/)(user);
  await press(openDialog, "Save")(user);
  await screen.findByText("Utilisateur mis à jour avec succès");
  const changes = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === "PUT");
  expect(changes.map(([, init]) => new Headers(init?.headers).get("if-match"))).toEqual([null]);
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  await row(/User 5/);
});

test("quotes: an unknown status shows En attente, an odd row takes no list away, details open", async () => {
  const odd = { ...quote, id: 97, name: "Bo Odd", status: "weird" };
  const quotes = [quote, odd, { ...quote, id: 98, name: "No Status", status: null }, { id: "none" }];
  const { user } = await openSection("devis", {
    "GET /api/quotes": { quotes },
    "GET /api/quotes/97": { quote: odd },
  });
  for (const name of [/Ann Miller/, /Bo Odd/, /No Status/])
    expect((await row(name)).textContent).toContain("En attente");
  expect(screen.getAllByRole("row")).toHaveLength(4);
  const [counter] = screen.getAllByRole("term").filter(({ textContent }) => textContent === "Total");
  expect(counter?.parentElement?.textContent).toContain("3");
  const ofOdd = within(await row(/Bo Odd/));
  expect(ofOdd.queryByRole("button", { name: /^(Confirm|Reject)/ })).toBeNull();
  ofOdd.getByRole("button", { name: "Delete #97" });
  await user.click(ofOdd.getByRole("button", { name: "Bo Odd" }));
  await within(await screen.findByRole("dialog")).findByText("Bags for the fair.");
});

test("payments", async () => {
  const payment = {
    ...{ id: 1, payment_id: "pi_specified_only", customer_name: "Ann Miller" },
    ...{ customer_email: "ann@example.com", product_name: "Tote", amount: "1550.00", created_at },
    payment_status: "completed",
  };
  const payments = [payment, { ...payment, id: 2, customer_name: "Bo Odd", payment_status: "held" }];
  await openSection("Payement", { "GET /api/payments": { success: true, payments } });
  const completed = await row(/Ann Miller/);
  expect(completed.textContent).toContain("$1,550.00");
  expect(completed.textContent).toContain("Réussi");
  expect((await row(/Bo Odd/)).textContent).toContain("Undetermined");
});

const products = [{ id: 5, nom: "Specified tote", image_base64: null, created_at }];

test("sizes", async () => {
  await openSection("sizes", {
    "GET /api/products": products,
    "GET /api/sizes": [{ id: 7, name: "Specified size", label: "S", price: 0.14, product_id: 5 }],
  });
  expect((await row(/Specified size/)).textContent).toContain("Specified tote");
});

test("products", async () => {
  await openSection("Products", { "GET /api/products": products });
  await row(/Specified tote/);
});
