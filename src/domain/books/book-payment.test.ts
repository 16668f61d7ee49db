import { expect, test } from "vitest";
import { lineOf } from "../ledger/ledger-line.ts";
import { countedPayments } from "./book-payment.ts";

const due = (
  cents: number,
  more: { itemId: number; documentId?: number; paymentId?: number; day?: string },
) => lineOf("due", cents, { day: "2027-01-05", quoteId: 1, documentId: null, paymentId: null, ...more });
const document = (id: number, more: object = {}) => ({
  ...{ id, kind: "invoice" as const, issuedOn: "2027-01-12", itemId: null, isCredited: false },
  ...more,
});
const deposit = document(7, { kind: "deposit", itemId: 1, issuedOn: "2026-12-01" });

test("money counts for the document that asked for it, or by which its item is invoiced later", () => {
  const lines = [
    ...[due(500, { itemId: 1, documentId: 7 }), due(-500, { itemId: 1, documentId: 7, paymentId: 3 })],
    ...[due(900, { itemId: 2 }), due(-600, { itemId: 2, paymentId: 4 })],
    ...[due(-300, { itemId: 2, documentId: 8, paymentId: 5, day: "2027-02-01" })],
    ...[due(100, { itemId: 2, documentId: 8, paymentId: 5, day: "2027-02-03" })],
  ];
  expect(countedPayments(lines, [deposit, document(8)])).toEqual({
    withoutInvoiceCents: 0,
    counted: [
      { paymentId: 3, documentId: 7, day: "2027-01-05", bookedOn: "2027-01-05", cents: 500 },
      { paymentId: 4, documentId: 8, day: "2027-01-05", bookedOn: "2027-01-12", cents: 600 },
      { paymentId: 5, documentId: 8, day: "2027-02-01", bookedOn: "2027-02-01", cents: 300 },
      { paymentId: 5, documentId: 8, day: "2027-02-03", bookedOn: "2027-02-03", cents: -100 },
    ],
  });
});

test("what is invoiced by nothing yet is told apart, and a document that stands comes before one that was credited", () => {
  const paid = due(-600, { itemId: 2, paymentId: 4 });
  expect(countedPayments([paid], [deposit])).toEqual({ counted: [], withoutInvoiceCents: 600 });
  const both = [document(8, { isCredited: true }), document(9)];
  expect(countedPayments([paid], both).counted).toMatchObject([{ documentId: 9 }]);
});
