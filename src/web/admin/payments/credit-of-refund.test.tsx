// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { InvoiceAnswer } from "#contracts/invoices/invoices.ts";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { CreditOfRefund } from "./credit-of-refund.tsx";

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;
const invoice: InvoiceAnswer = {
  ...{ id: 4, kind: "invoice", state: "issued", number: "INV-2026-000004", quote_id: 7, name: "Ann Miller" },
  ...{ quote_reference: "GE-2026-000007", plan_item_id: null, total_cents: 535_000, tax_cents: 0 },
  ...{ due_cents: 535_000, due_tax_cents: 0, issued_on: "2026-11-20", due_on: null, credited_cents: 0 },
  ...{ open_cents: 0, credit_of: null, standing: "paid", created_at: "2026-11-20T10:00:00Z" },
};

async function open(invoices: readonly InvoiceAnswer[]) {
  staffToken.set(() => "a token");
  const meta = { page: 1, per_page: 100, total: invoices.length, last_page: 1 };
  scriptServer({
    "GET /api/invoices": { invoices, meta },
    "POST /api/invoices/{id}/credit": Response.json({ invoice: {} }, { status: 201 }),
  });
  const onClose = vi.fn();
  const desk = (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider known={owner}>
        <CreditOfRefund
          quoteId={7}
          refunded={{ cents: 20_000, reason: "400 bags were torn" }}
          onClose={onClose}
        />
      </AuthProvider>
    </QueryClientProvider>
  );
  const user = await openRendered("/admin", [{ path: "admin", Component: vi.fn(() => desk) }]);
  return { user, onClose };
}

test("FOUND-U34 a refund of invoiced money offers its credit note, filled in", async () => {
  const { user } = await open([invoice]);
  const amount = await screen.findByRole<HTMLInputElement>("textbox", { name: /Amount/ });
  expect(screen.getByRole("dialog").textContent).toContain("Credit INV-2026-000004");
  expect(amount.value).toBe("200.00");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Reason/ }).value).toBe(
    "400 bags were torn",
  );
  await user.click(screen.getByRole("button", { name: "Draft the credit note" }));
  await waitFor(() => {
    const [, given] = vi.mocked(fetch).mock.calls.find(([, each]) => each?.method === "POST") ?? [];
    expect(JSON.parse(String(given?.body))).toEqual({ amount: "200.00", reason: "400 bags were torn" });
  });
});

const note: InvoiceAnswer = { ...invoice, id: 5, kind: "credit", state: "draft", credit_of: 4 };

test.each<[string, readonly InvoiceAnswer[]]>([
  ["nothing was invoiced", []],
  ["all of it is credited", [{ ...invoice, credited_cents: 535_000 }]],
  ["its credit note is drafted already", [invoice, note]],
])("none where %s", async (_, invoices) => {
  const { onClose } = await open(invoices);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole("dialog")).toBeNull();
});
