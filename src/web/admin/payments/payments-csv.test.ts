import { expect, test } from "vitest";
import { stamper } from "#domain/time/show-shop-time.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { paymentsCsv } from "./payments-csv.ts";

const heads = [
  ...["ID", "Client", "Email", "Produit", "Montant", "Devis", "Date", "Statut"],
  ...["Remboursé", "Prestataire"],
];

const payment: ReadPayment = {
  id: 1,
  payment_intent_id: "pi_0123456789abcdef",
  customer_name: '=HYPERLINK("x")',
  customer_email: "ann@example.com",
  product_name: "Tote, large",
  amount: 1400.5,
  amount_cents: 140_050,
  refunded_amount: 200.5,
  refunded_cents: 20_050,
  lost_amount: 0,
  lost_cents: 0,
  dispute: null,
  currency: "usd",
  quote_id: 7,
  quote_reference: "GE-2026-000007",
  provider: "sandbox",
  is_test: true,
  status: "completed",
  to_check: null,
  created_at: "2026-03-02T16:00:00.000Z",
  completed_at: null,
  version: 1,
};

test("the file has the specified columns and two after them, the whole id, ISO times, and runs no formula (SPEC-2.33)", () => {
  const say = { heads, status: () => "Réussi", moment: stamper("America/Denver") };
  expect(paymentsCsv([payment], say, "mul")).toBe(
    [
      '\uFEFF"ID","Client","Email","Produit","Montant","Devis","Date","Statut","Remboursé","Prestataire"',
      `"pi_0123456789abcdef","'=HYPERLINK(""x"")","ann@example.com","Tote, large","1400.50","GE-2026-000007","2026-03-02 09:00","Réussi","200.50","sandbox"`,
      "",
    ].join("\r\n"),
  );
});

test("amounts are numbers of the language: a French spreadsheet reads a comma", () => {
  const say = { heads, status: () => "Réussi", moment: (moment: string) => moment };
  const [, french = ""] = paymentsCsv([payment], say, "fr").split("\r\n");
  expect(french).toContain(';"1400,50";');
  const [, english = ""] = paymentsCsv([payment], say, "en").split("\r\n");
  expect(english).toContain(',"1400.50",');
});
