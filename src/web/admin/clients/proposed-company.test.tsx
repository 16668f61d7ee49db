// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { ProposedCompany } from "./proposed-company.tsx";

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;
const proposed = { name: "North Market LLC", quote_count: 2, company_id: null, is_confirmed: true };

const company = {
  ...{ id: 3, name: proposed.name, siren: "", vat_number: "", terms: { kind: "prepaid", days: null } },
  ...{ credit_limit_cents: null, billing_address: null, shipping_address: null, version: 1 },
  created_at: "2026-11-20T10:00:00Z",
};

async function open(change: Partial<Parameters<typeof ProposedCompany>[0]["proposed"]> = {}) {
  staffToken.set(() => "a token");
  scriptServer({
    "GET /api/me": { success: true, user: owner },
    "POST /api/companies": Response.json({ company }, { status: 201 }),
    "POST /api/companies/{id}/contacts": Response.json({ contact: {} }, { status: 201 }),
  });
  const part = (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider known={owner}>
        <ProposedCompany clientId={7} proposed={{ ...proposed, ...change }} />
      </AuthProvider>
    </QueryClientProvider>
  );
  return await openRendered("/admin", [{ path: "admin", Component: vi.fn(() => part) }]);
}

const posted = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([, each]) => each?.method === "POST")
    .map(([path, each]) => [path, JSON.parse(String(each?.body))]);

test("SPEC-4.73 a click makes the company and its contact", async () => {
  const user = await open();

  expect((await screen.findByText(/North Market LLC: 2 requests/)).textContent).toMatch(
    /Make it a company\?/,
  );
  await user.click(screen.getByRole("button", { name: "Make it a company" }));
  await waitFor(() =>
    expect(posted()).toEqual([
      ["/api/companies", { name: "North Market LLC" }],
      ["/api/companies/3/contacts", { client_id: 7 }],
    ]),
  );
});

test("SPEC-4.73 one of that name is linked", async () => {
  const user = await open({ company_id: 5 });
  await user.click(await screen.findByRole("button", { name: "Link the client" }));
  await waitFor(() => expect(posted()).toEqual([["/api/companies/5/contacts", { client_id: 7 }]]));
});

test("SPEC-4.73 an address that is not confirmed links to none", async () => {
  await open({ is_confirmed: false });
  expect(await screen.findByText(/once his address is confirmed/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
