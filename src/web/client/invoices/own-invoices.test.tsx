// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { OwnInvoices } from "./own-invoices.tsx";

const invoice: InvoiceAnswer = {
  ...{ id: 4, kind: "invoice", state: "issued", number: "I-2027-0004", quote_id: 7, name: "Ann Miller" },
  ...{ quote_reference: "GE-2026-000007", plan_item_id: null, total_cents: 535_000, tax_cents: 0 },
  ...{ due_cents: 535_000, due_tax_cents: 0, issued_on: "2027-01-20", due_on: null, credited_cents: 0 },
  ...{ open_cents: 0, credit_of: null, standing: "paid", created_at: "2027-01-20T10:00:00Z" },
};

async function open(shown: InvoiceAnswer) {
  const meta = { page: 1, per_page: 100, total: 1, last_page: 1 };
  scriptServer({ "GET /api/invoices": { invoices: [shown], meta } });
  const own = (
    <QueryClientProvider client={new QueryClient()}>
      <OwnInvoices />
    </QueryClientProvider>
  );
  await openRendered("/client", [{ path: "client", Component: vi.fn(() => own) }]);
  await screen.findByRole("button", { name: "PDF I-2027-0004" });
}

test("L14.4 a client has the data of a Factur-X beside its PDF, and is told that it was not transmitted", async () => {
  await open({ ...invoice, is_factur_x: true });
  expect(screen.getByRole("button", { name: "XML I-2027-0004" })).toBeTruthy();
  expect(screen.getByText(/Factur-X, not transmitted by a platform/)).toBeTruthy();
});

test("L14.4 an invoice elsewhere says nothing of it", async () => {
  await open(invoice);
  expect(screen.queryByRole("button", { name: /^XML/ })).toBeNull();
  expect(screen.queryByText(/Factur-X/)).toBeNull();
});
