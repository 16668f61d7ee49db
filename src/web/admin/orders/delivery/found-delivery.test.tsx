// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { SettlementAnswer } from "#contracts/orders/settlement.ts";
import { AuthProvider } from "../../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../../parts/accounts/staff-token.ts";
import { orderForTest } from "../../../parts/orders/order.fixture.ts";
import { openRendered, scriptServer } from "../../../rendered.fixture.tsx";
import { SettleDialog } from "./settle-dialog.tsx";
import { ShipDialog } from "./ship-dialog.tsx";

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;
const line = { id: 1, name: "Bags L", size_id: null, units_ordered: 25_000, units_good: 23_900 };
const order = {
  ...orderForTest,
  state: "packed" as const,
  lines: [{ ...line, units_spoiled: 0, units_billable: 23_900, units_shipped: 0, cloth: undefined }],
};
const settlement: SettlementAnswer = {
  ...{ state: "open", choice: null, choose_until: null, units_ordered: 25_000, units_good: 23_900 },
  ...{ units_billable: 23_900, total_cents: 560_466, difference_cents: -23_190, paid_cents: 583_656 },
  ...{ balance_cents: -23_190, beyond: null, freight_estimate_cents: null, invoice: null },
};

async function open(part: ReactNode, script: Parameters<typeof scriptServer>[0]) {
  staffToken.set(() => "a token");
  scriptServer({ "GET /api/orders/{id}/settlement": { settlement }, ...script });
  const desk = (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider known={owner}>{part}</AuthProvider>
    </QueryClientProvider>
  );
  return await openRendered("/admin", [{ path: "admin", Component: vi.fn(() => desk) }]);
}
const sent = () => vi.mocked(fetch).mock.calls.filter(([, given]) => given?.method === "POST");
const close = () => undefined;

test("FOUND-U20 settling shows its sums before it is done", async () => {
  const user = await open(<SettleDialog order={order} onClose={close} />, {
    "POST /api/orders/{id}/settlement": { settlement: { ...settlement, state: "settled" } },
  });
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Settle: 23,900 bags, $5,604.66. The client is written to.");
  for (const sum of ["−$231.90", "$5,836.56", "$231.90"]) expect(dialog.textContent).toContain(sum);
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Settle" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("FOUND-U19 why shipping is refused is brought into sight, where it was asked for", async () => {
  const message = "This order is on hold. Please resume it first.";
  const user = await open(<ShipDialog order={order} onClose={close} />, {
    "POST /api/orders/{id}/shipments": Response.json({ message, code: "conflict" }, { status: 409 }),
  });
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  await user.type(await screen.findByRole("combobox", { name: /Carrier/ }), "UPS");
  await user.click(screen.getByRole("button", { name: "Ship" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(message);
  expect(screen.getByRole("dialog").contains(alert)).toBe(true);
  expect(seen.mock.contexts.some((box) => box instanceof Element && box.contains(alert))).toBe(true);
});

test("FOUND-U19 cartons follow the bags that are sent, until other ones are typed", async () => {
  const user = await open(<ShipDialog order={order} onClose={close} />, {});
  const bags = await screen.findByRole<HTMLInputElement>("textbox", { name: /Bags L/ });
  const cartons = screen.getByRole<HTMLInputElement>("textbox", { name: /Cartons/ });
  expect(cartons.value).toBe("239");
  await user.clear(bags);
  await user.type(bags, "15000");
  expect(cartons.value).toBe("150");
  await user.clear(cartons);
  await user.type(cartons, "149");
  await user.clear(bags);
  await user.type(bags, "12000");
  expect(cartons.value).toBe("149");
});
