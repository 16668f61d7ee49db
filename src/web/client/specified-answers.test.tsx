// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { clientToken } from "../parts/accounts/client-token.ts";
import { openRendered, scriptServer } from "../rendered.fixture.tsx";
import ClientLoginPage from "./access/client-login-page.tsx";
import ClientLayout from "./client-layout.tsx";
import PaymentReturnPage from "./payments/payment-return-page.tsx";
import DashboardPage from "./quotes/dashboard-page.tsx";
import OwnQuotesPage from "./quotes/own-quotes-page.tsx";

// What a client sees of answers with exactly the fields that the specification names, in each shape that it names.

const quote = {
  ...{ id: 96, name: "Ann Miller", email: "ann@example.com", phone: "(303) 555-0123", status: "pending" },
  ...{ quantity: 20_000, sizes: '["Small","Large"]', sizes_quantities: '{"Small":12000,"Large":8000}' },
  ...{ is_logo_required: 1, price_logo_quote: null, rejection_reason: null },
  created_at: "2026-03-02T16:00:00.000Z",
};
const sizes = [
  { id: 1, name: "Small", label: "S", price: "0.10", product_id: 1 },
  { id: 2, name: "Large", label: "L", price: "0.20", product_id: 1 },
];

beforeEach(() => clientToken.set(() => "a token"));

async function open(address: string, script: Parameters<typeof scriptServer>[0]) {
  scriptServer({ "GET /api/sizes": sizes, ...script });
  return await openRendered(address, [
    {
      Component: ClientLayout,
      children: [
        { path: "client/login", Component: ClientLoginPage },
        { path: "client/quotes", Component: OwnQuotesPage },
        { path: "client/dashboard/:id", Component: DashboardPage },
        { path: "client/dashboard/:quoteId/payment-success", Component: PaymentReturnPage },
      ],
    },
  ]);
}

test("an unknown status is Undetermined, and a page without a total estimates one", async () => {
  await open("/client/dashboard/96", {
    "GET /api/quotes/{id}": { quote: { ...quote, status: "shipped", sizes_quantities: null } },
    "GET /api/quotes/{id}/total": {},
  });
  await screen.findByText("Undetermined");
  const total = await screen.findByRole("row", { name: /Total \(estimate\)/ });
  expect(total.textContent).toContain("$3,000.00");
  expect(screen.queryByRole("button", { name: "Pay" })).toBeNull();
});

test("a rejected quote shows its reason, and has gone no further", async () => {
  const rejection_reason = "We print from 10,000 pieces only.";
  await open("/client/dashboard/96", {
    "GET /api/quotes/{id}": { quote: { ...quote, status: "rejected", rejection_reason } },
    "GET /api/quotes/{id}/total": {},
  });
  await screen.findByText(`Reason: ${rejection_reason}`);
  const [share] = document.querySelectorAll("rect.fill-leaf");
  expect(share?.getAttribute("width")).toBe("25%");
});

const failed = "Le traitement du paiement a échoué. Veuillez réessayer.";
const notFound = Response.json({}, { status: 404 });

test.each([
  ["PayPal took the money", "?method=paypal&token=ORDER1", { success: true }, "Payment received"],
  ["PayPal took none", "?method=paypal&token=ORDER1", { success: false }, failed],
  ["an order that is none", "?method=paypal&token=NONE", notFound, failed],
  ["no order", "?method=paypal", notFound, "Paramètres de paiement PayPal incomplets."],
] as const)("back from paying: %s", async (_, search, answer, words) => {
  await open(`/client/dashboard/96/payment-success${search}`, {
    "GET /api/payments/paypal/capture": answer,
  });
  await within(await screen.findByRole("main")).findByText(words);
});

test.each([
  ["no token", null],
  ["one that has ended", "an old token"],
] as const)(
  "SPEC-3.19 the list of quotes is for its client; with %s the sign-in page opens",
  async (_, token) => {
    clientToken.set(() => token);
    await open("/client/quotes", { "GET /api/client-quotes": Response.json({}, { status: 401 }) });
    await screen.findByRole("heading", { name: "Find your quote" });
  },
);
