// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;
const invoice: InvoiceAnswer = {
  ...{ id: 4, kind: "invoice", state: "issued", number: "I-2027-0004", quote_id: 7, name: "Ann Miller" },
  ...{ quote_reference: "GE-2026-000007", plan_item_id: null, total_cents: 535_000, tax_cents: 0 },
  ...{ due_cents: 535_000, due_tax_cents: 0, issued_on: "2027-01-20", due_on: null, credited_cents: 0 },
  ...{ open_cents: 0, credit_of: null, standing: "paid", created_at: "2027-01-20T10:00:00Z" },
};

async function open(shown: InvoiceAnswer) {
  staffToken.set(() => "a token");
  scriptServer({ "GET /api/invoices/{id}/factur-x": new Response("<xml/>") });
  const actions = (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider known={owner}>
        <InvoiceActions invoice={shown} />
      </AuthProvider>
    </QueryClientProvider>
  );
  return await openRendered("/admin", [{ path: "admin", Component: vi.fn(() => actions) }]);
}

test("L14.4 the data of a Factur-X is fetched beside its PDF", async () => {
  const user = await open({ ...invoice, is_factur_x: true });
  await screen.findByRole("button", { name: "PDF I-2027-0004" });
  await user.click(screen.getByRole("button", { name: "XML I-2027-0004" }));
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.at(-1)?.[0]).toBe("/api/invoices/4/factur-x"));
});

test("L14.4 an invoice elsewhere has its PDF alone", async () => {
  await open(invoice);
  await screen.findByRole("button", { name: "PDF I-2027-0004" });
  expect(screen.queryByRole("button", { name: /^XML/ })).toBeNull();
});
