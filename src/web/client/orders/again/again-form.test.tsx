// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { clientToken } from "../../../parts/accounts/client-token.ts";
import { openRendered, scriptServer } from "../../../rendered.fixture.tsx";
import ClientLayout from "../../client-layout.tsx";
import OrderAgainPage from "./order-again-page.tsx";

const cost = (units: number, unit_price: number) => ({
  ...{ units, unit_price, amount_cents: Math.round(units * unit_price * 100) },
});
const reorder = {
  ...{ order_number: "GO-2026-000001", quote_id: 7, address: "1700 Sherman Street" },
  ...{ before_cents: 200_000, today_cents: 210_000, is_exact: true, set_up_cents: 0 },
  ...{ sentence: "Exact repeat: your plates are stored, there is no setup fee.", plates_until: "2029-03-05" },
  lines: [
    {
      ...{ kind: "product", name: "Market tote, Large", freight: null },
      ...{ before: cost(10_000, 0.2), now: cost(10_000, 0.21) },
      bags: {
        ...{ order_line_id: 5, least_units: 10_000 },
        columns: [
          { units: 10_000, total_cents: 210_000 },
          { units: 50_000, total_cents: 750_000 },
        ],
      },
    },
  ],
};
const sent = { success: true, quote: { id: 8, reference: "GE-2026-000008" } };

async function open(script: Parameters<typeof scriptServer>[0] = {}) {
  clientToken.set(() => "a token");
  const server = scriptServer({ "GET /api/orders/{id}/reorder": { reorder }, ...script });
  const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
  onTestFinished(() => assign.mockRestore());
  const user = await openRendered("/client/orders/3/again", [
    {
      Component: ClientLayout,
      children: [{ path: "client/orders/:id/again", Component: OrderAgainPage }],
    },
  ]);
  await screen.findByRole("button", { name: "Send the request" });
  return { server, user, assign };
}

const send = () => screen.getByRole("button", { name: "Send the request" });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** What was sent, each with the key under which the server does it once. */
const sentOnce = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([, given]) => given?.method === "POST")
    .map(([, given]) => [new Headers(given?.headers).get("idempotency-key"), given?.body] as const);

test("FOUND-U23 it says what is the same and what one costs more, and number and message begin empty", async () => {
  await open();
  const { textContent } = document.body;
  expect(textContent).toContain("Exact repeat: your plates are stored, there is no setup fee.");
  expect(textContent).toContain("more each than then");
  expect(textContent).toContain("$2,000.00");
  expect(textContent).toContain("$2,100.00");
  expect(field(/Purchase order number/).value).toBe("");
  expect(field(/Anything else/).value).toBe("");
});

test("FOUND-U23 a double click sends it once, and it leads to the new quote", async () => {
  const { user, assign } = await open({
    "POST /api/orders/{id}/reorder": Response.json(sent, { status: 201 }),
  });
  await user.click(screen.getByRole("radio", { name: /50,000/ }));
  await user.dblClick(send());
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/client/dashboard/8"));
  const [[key, body] = []] = sentOnce();
  expect(key).toBeTruthy();
  expect(JSON.parse(String(body))).toEqual({ quantities: { 5: 50_000 } });
  // However often it was pressed, the server does it once.
  expect(new Set(sentOnce().map(String)).size).toBe(1);
});

test("FOUND-U23 without a network it says so, and nothing that was typed is lost", async () => {
  const { user } = await open({ "POST /api/orders/{id}/reorder": "silence" });
  await user.type(field(/Purchase order number/), "PO-78");
  await user.click(send());
  expect((await screen.findByRole("alert")).textContent).toBe(
    "There was no answer. What you typed is kept here: please send it again, it counts once.",
  );
  expect(field(/Purchase order number/).value).toBe("PO-78");
  expect(sessionStorage.getItem("order-again-3")).toContain("PO-78");
});

test("FOUND-U23 too few bags are refused where they are typed", async () => {
  const { user } = await open();
  await user.clear(field(/Another quantity/));
  await user.type(field(/Another quantity/), "900");
  await user.click(send());
  expect(document.body.textContent).toContain("Market tote, Large: minimum 10,000 units required");
  expect(sentOnce()).toEqual([]);
});
