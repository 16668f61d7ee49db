// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { main, openDialog, press } from "../mutation-refusals.fixture.ts";
import { openSection } from "../office.fixture.tsx";

const payment = {
  ...{ id: 1, payment_intent_id: "pi_0123456789abcdefghij", customer_name: "Dana Whitfield" },
  ...{ customer_email: "dana@whitfield.example", product_name: "Grocery Bag", currency: "usd" },
  ...{ amount: 2045, amount_cents: 204_500, refunded_amount: 0, refunded_cents: 0, provider: "sandbox" },
  ...{ quote_id: 7, quote_reference: "GE-2026-000007", is_test: true, status: "completed", to_check: null },
  ...{ created_at: "2026-03-02T16:00:00.000Z", completed_at: "2026-03-02T16:00:00.000Z", version: 1 },
};
const meta = { page: 1, per_page: 10, total: 1, last_page: 1 };
const payments = { success: true, payments: [payment], meta };

test("a refund that was refused claims nothing", async () => {
  const { user } = await openSection("Payement", {
    "GET /api/payments": payments,
    "POST /api/payments/1/refund": Response.json(
      { code: "conflict", message: "The provider says no." },
      { status: 409 },
    ),
  });
  await press(main, /^Rembourser /)(user);
  await press(openDialog, /^Rembourser \$2,045\.00/)(user);
  await waitFor(() => within(openDialog()).getByText("The provider says no."));
  expect(screen.queryByText("Remboursement effectué avec succès")).toBeNull();
});

test("the tab Paiements asks for 15 a page, and says when they cannot be read", async () => {
  const { user, server } = await openSection("devis", {
    "GET /api/quotes": { quotes: [] },
    "GET /api/payments": payments,
  });
  await user.click(await screen.findByRole("tab", { name: "Paiements" }));
  await screen.findByRole("row", { name: /Dana Whitfield/ });
  const asked = vi.mocked(fetch).mock.calls.map(([path]) => String(path));
  expect(asked.find((path) => path.startsWith("/api/payments?"))).toContain("per_page=15");
  server.answer("GET /api/payments", Response.json({}, { status: 500 }));
  await press(main, "Refresh")(user);
  await screen.findByText("Erreur lors du chargement des paiements");
});

test.each([
  ["refused", Response.json({ message: "No." }, { status: 500 })],
  ["not answered", "silence"],
] as const)("an export that is %s says so and saves nothing", async (_, answer) => {
  const { user } = await openSection("Payement", {
    "GET /api/payments": payments,
    "GET /api/payments/export": answer,
  });
  const saved = vi.spyOn(URL, "createObjectURL");
  await press(main, "Export")(user);
  await screen.findByText("❌ Error while exporting data !");
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByText("✅ CSV file downloaded successfully !")).toBeNull();
});
