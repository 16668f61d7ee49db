// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import ClientLayout from "../client-layout.tsx";
import { PaymentModal } from "./payment-modal.tsx";
import PaymentPage from "./payment-page.tsx";

/** Each call that opens a payment fails once in each way, and dialog and page say the specified words (SPEC-1.5, SPEC-1.9). */

const list = "GET /api/payment/check-quotes";
const intent = "POST /api/payment/create-intent";
const broken = Response.json({}, { status: 500 });
const another = { message: "The total of your quote is another one." };
const payable = {
  quotes: [{ id: 7, status: "confirmed", total_quote: 20, total_cents: 2000 }],
  bank_transfer: false,
};

const ignore = () => undefined;
const Paying = () => (
  <PaymentModal
    {...{ quoteId: 7, reference: "GE-2026-000007", productName: "Tote", totalCents: 2000, dueCents: 2000 }}
    onClose={ignore}
    onEnd={ignore}
  />
);

test.each([
  ["no list", list, broken, "Impossible de récupérer la liste des devis disponibles."],
  ["no answer to the list", list, "silence", "Impossible de récupérer la liste des devis disponibles."],
  [
    "no quote in it",
    list,
    { quotes: [], bank_transfer: false },
    "Aucun devis confirmé n'est disponible pour le paiement.",
  ],
  ["no intent", intent, broken, "Erreur lors de l'initialisation du paiement"],
  ["no answer to the intent", intent, "silence", "Impossible d'initialiser le paiement"],
  ["a refused intent", intent, Response.json(another, { status: 409 }), another.message],
] as const)("opening a payment: %s", async (_, call, answer, words) => {
  scriptServer({ [list]: payable, [call]: answer });
  clientToken.set(() => "a token");
  await openRendered("/", [{ Component: ClientLayout, children: [{ index: true, Component: Paying }] }]);
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(dialog.getAllByRole("alert")[0]?.textContent).toBe(words));
  expect(dialog.getByRole("button", { name: /^Pay by card/ })).toHaveProperty("disabled", true);
});

test("opening a payment: another quote is the one to be paid", async () => {
  const other = { id: 14, reference: "GE-2026-000014", status: "confirmed" };
  scriptServer({
    [list]: { quotes: [{ ...other, total_quote: 20, total_cents: 2000 }], bank_transfer: false },
    [intent]: {
      ...{ success: true, clientSecret: "a secret", paymentIntentId: "pi_1", message: "" },
      ...{ amount_cents: 2000, provider: "sandbox", card_frame_url: "about:blank", has_paypal: false },
    },
  });
  clientToken.set(() => "a token");
  await openRendered("/", [{ Component: ClientLayout, children: [{ index: true, Component: Paying }] }]);
  await screen.findByText("Le devis #7 n'existe pas. Utilisation du devis #14 à la place.");
  const [, asked] = await waitFor(
    () => vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === "POST") ?? expect.fail("no intent"),
  );
  expect(JSON.parse(String(asked?.body))).toMatchObject({ quote_id: 14, amount: 2000 });
});

const opened = {
  ...{ success: true, clientSecret: "a secret", paymentIntentId: "pi_1", message: "" },
  ...{ amount_cents: 2000, provider: "sandbox", card_frame_url: "about:blank", has_paypal: true },
};

test("REL-F18 PayPal's page left half-way: shown again, its button is no longer busy, and what was typed stands", async () => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  onTestFinished(() => void assign.mockRestore());
  const approve_url = "https://paypal.example/approve";
  scriptServer({
    ...{ [list]: payable, [intent]: opened },
    "POST /api/payments/paypal/create": { success: true, order_id: "ORDER1", approve_url },
  });
  clientToken.set(() => "a token");
  const routes = [{ Component: ClientLayout, children: [{ index: true, Component: Paying }] }];
  const user = await openRendered("/", routes);
  const name = await screen.findByLabelText("Cardholder name");
  await user.type(name, "Dana Whitfield");
  const paypal = await screen.findByRole("button", { name: "Payer avec PayPal" });
  await user.click(paypal);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(approve_url));
  expect(paypal.getAttribute("aria-busy")).toBe("true");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(paypal.getAttribute("aria-busy")).toBeNull());
  expect(name).toHaveProperty("value", "Dana Whitfield");
});

test("while the provider decides nothing invites to pay (SPEC-3.8)", async () => {
  const [one] = payable.quotes;
  const listed = { ...payable, quotes: [{ ...one, amount_cents: 2000, under_way: "processing" }] };
  // The server asked the provider meanwhile, and knows more than its list did.
  const server = scriptServer({
    [list]: payable,
    [intent]: Response.json({ code: "conflict" }, { status: 409 }),
  });
  clientToken.set(() => "a token");
  const told = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (path, init) => {
    const answer = await told?.(path, init);
    server.answer(list, listed);
    return answer ?? Response.error();
  });
  await openRendered("/", [{ Component: ClientLayout, children: [{ index: true, Component: Paying }] }]);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("A payment is being processed");
  expect(dialog.queryByRole("button", { name: /pay|paye/i })).toBeNull();
});

const details = "Une erreur est survenue lors du chargement des détails";
const link = "POST /api/quotes/validate-token";
const quote = {
  ...{ id: 7, reference: "GE-2026-000007", name: "Ann Miller", email: "ann@whitfield.example" },
  ...{ status: "confirmed", quantity: 20_000, created_at: "2026-03-02T16:00:00.000Z" },
};

test.each([
  ["no details", { "GET /api/quotes/{id}": broken }, details],
  ["no answer to them", { "GET /api/quotes/{id}": "silence" }, details],
  ["a link that is none", { [link]: { valid: false } }, details],
  ["a link of another quote", { [link]: { valid: true, quote_id: 8 } }, details],
  [
    "no intent",
    { "POST /api/payments/create-intent": broken },
    "Erreur lors de l'initialisation du paiement",
  ],
] as const)("the payment page: %s", async (_, failing, words) => {
  scriptServer({
    [link]: { valid: true, quote_id: 7 },
    "GET /api/quotes/{id}": { quote },
    "GET /api/quotes/{id}/total": { total_cents: 2000 },
    ...failing,
  });
  await openRendered("/Client/Payement/any-token?quoteId=7", [
    {
      Component: ClientLayout,
      children: [{ path: "Client/Payement/:token", Component: PaymentPage }],
    },
  ]);
  const main = within(await screen.findByRole("main"));
  await waitFor(() => expect(main.getAllByRole("alert")[0]?.textContent).toBe(words));
  if (words === details) await main.findByRole("link", { name: "Mail me a new link" });
});
