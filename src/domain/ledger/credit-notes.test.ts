import { expect, test } from "vitest";
import { askedLines, raisedLines } from "./asking.ts";
import { noteLines } from "./credit-notes.ts";
import { wholeLines } from "./documents.ts";
import { Deal, said } from "./ledger.fixture.ts";
import { receivedLines } from "./money.ts";

const transfer = { provider: "bank-transfer", paymentId: 11 };

test("FOUND-W4 a note takes what was paid of its own invoice, though another was paid later", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId: 7, day, taxDay: day });
  deal.post(() => askedLines({ ...at("2026-01-01"), items: [{ itemId: 1, cents: 100_000 }] }));
  const sold = { salesCents: 100_000, freightCents: 0, taxes: [] };
  const whole = { ...at("2026-01-01"), itemIds: [1] };
  deal.post((known) => wholeLines(known, { ...whole, documentId: 21, sold }));
  deal.post(() => raisedLines({ ...at("2026-01-02"), itemId: 1, cents: 8_000 }));
  const counted = { ...sold, salesCents: 108_000 };
  deal.post((known) => wholeLines(known, { ...whole, documentId: 22, sold: counted }));
  const parts = [{ itemId: 1, cents: 108_000 }];
  deal.post((known) => receivedLines(known, { ...at("2026-01-03"), ...transfer, cents: 108_000, parts }));
  const documents = [
    { id: 21, kind: "invoice", cents: 100_000, creditOf: null },
    { id: 22, kind: "settlement", cents: 8_000, creditOf: null },
  ] as const;
  const taken = { ...at("2026-01-04"), documentId: 23, creditOf: 21, cents: 6_000, documents };
  const credited = deal.post((known) => noteLines(known, { ...taken, itemIds: [1], sold: counted }));
  expect(said(credited)).toEqual(["sales +6000", "due i1 -6000", "due i1 paid +6000", "credit -6000"]);
  expect(credited.filter(({ account }) => account === "due").map(({ documentId }) => documentId)).toEqual([
    21, 21,
  ]);
});
