import fc from "fast-check";
import { type LedgerDocument, noteLines } from "../ledger/credit-notes.ts";
import { depositLines, wholeLines } from "../ledger/documents.ts";
import { balanceOf, type LedgerAccount, type LedgerLine } from "../ledger/ledger-line.ts";
import type { TaxAmount } from "../ledger/sold.ts";
import { sum } from "../sum.ts";
import type { IssuedDocument } from "./issued-document.ts";

const line = (name: string, amountCents: number, units: number | null = null, unitPriceE4 = 0) => ({
  ...{ isFreight: false, name, units, unitPriceE4: units === null ? null : unitPriceE4, amountCents },
});

type Unbooked = Omit<IssuedDocument, "booked">;

/** The documents of one order, in the order of their issue, as the ledger books them. */
export function booked(documents: readonly Unbooked[]): IssuedDocument[] {
  const place = { quoteId: 1, day: "2027-01-12", taxDay: "2027-01-12" };
  const known: LedgerLine[] = [];
  const issued: LedgerDocument[] = [];
  let sold = { salesCents: 0, freightCents: 0, taxes: [] as TaxAmount[] };
  return documents.map((document, index) => {
    const { kind, dueCents, taxCents, goodsCents, freightCents, number } = document;
    const documentId = index + 1;
    const of = { ...place, documentId };
    const taxes = [{ jurisdiction: "VAT", ppm: 200_000, cents: taxCents, baseCents: 0 }];
    const corrected = documents.findIndex((each) => each.number === document.creditOf) + 1;
    if (kind === "invoice" || kind === "settlement") sold = { salesCents: goodsCents, freightCents, taxes };
    const noted = { cents: dueCents, creditOf: corrected, documents: [...issued], sold, itemIds: [1] };
    const lines =
      kind === "deposit"
        ? depositLines(known, { ...of, itemId: 1, netCents: dueCents - taxCents, taxes })
        : kind === "credit"
          ? noteLines(known, { ...of, ...noted })
          : wholeLines(known, { ...of, sold, itemIds: [1] });
    known.push(...lines);
    issued.push({ id: documentId, kind, cents: dueCents, creditOf: kind === "credit" ? corrected : null });
    const account = (name: LedgerAccount) => 0 - balanceOf(lines, name);
    const amounts = { deposits: account("deposits"), sales: account("sales"), freight: account("freight") };
    const tax = account("tax");
    const ofNote = kind === "credit" && { taxes: [], taxCents: 0 - tax, goodsCents: dueCents + tax };
    return { ...document, ...ofNote, number, booked: { ...amounts, tax } };
  });
}

/** E0 in euros, with freight taxed at 20 % (L14.6), less a deposit of 30 %. */
const final: Unbooked = {
  ...{ kind: "invoice", number: "I-2027-0001", issuedOn: "2027-01-12", dueOn: "2027-02-11" },
  ...{ language: "fr", currency: "EUR", orderNumber: "GE-2026-000123", poNumber: "PO-77" },
  customer: {
    ...{ number: "C7", name: "Marché du Nord", email: "achats@marche.example" },
    address: ["1 rue du Kraft", "75001 Paris", "France"],
  },
  ...{ taxProfile: null, taxBaseCents: null },
  lines: [
    line("Sac L", 412_500, 25_000, 1_650),
    line("Impression", 100_000, 50_000, 200),
    line("Calage", 13_500, 3, 450_000),
    { ...line("Transport", 42_000), isFreight: true },
  ],
  ...{ discountCents: 25_625, goodsCents: 500_375, freightCents: 42_000 },
  ...{ taxes: [{ name: "TVA 20 %", cents: 108_475 }], taxCents: 108_475, totalCents: 650_850 },
  ...{ previous: [{ number: "D-2026-0007", cents: 195_255 }], dueCents: 455_595, creditOf: null },
};

const deposit: Unbooked = {
  ...final,
  ...{ kind: "deposit", number: "D-2026-0007", issuedOn: "2026-12-03", dueOn: "2026-12-03" },
  ...{ taxes: [], taxCents: 32_543, totalCents: 195_255, previous: [], dueCents: 195_255 },
};

export const [depositOfE0, finalOfE0] = booked([deposit, final]) as [IssuedDocument, IssuedDocument];

/** A credit note for a part, or the whole, of a document. */
export function creditNote(
  of: Unbooked,
  { number, cents, taxCents }: { number: string; cents: number; taxCents: number },
): Unbooked {
  return {
    ...of,
    ...{ kind: "credit", number, creditOf: of.number, taxes: [], taxCents, previous: [] },
    ...{ lines: [line("Anses déchirées", cents - taxCents)], discountCents: 0 },
    ...{ goodsCents: cents - taxCents, freightCents: 0, totalCents: cents, dueCents: cents },
  };
}

const amount = (most: number) => fc.integer({ min: 0, max: most });

const parts = fc.record({
  lines: fc.array(fc.tuple(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 9_999 })), {
    ...{ minLength: 1, maxLength: 5 },
  }),
  ...{ discount: fc.nat({ max: 100 }), freight: amount(90_000), rate: fc.nat({ max: 250_000 }) },
  ...{ deposits: fc.array(fc.nat({ max: 40 }), { maxLength: 2 }), isTaxedAtDeposit: fc.boolean() },
  ...{ settled: amount(50_000), credited: fc.nat({ max: 100 }) },
});

/** Everything that one order may be invoiced by: deposits, the invoice, credit notes, a settlement. */
export const orderDocuments: fc.Arbitrary<IssuedDocument[]> = parts.map((part) => {
  const lines = part.lines.map(([units, e4]) => line("Bag", Math.round((units * e4) / 100), units, e4));
  const gross = sum(lines.map(({ amountCents }) => amountCents));
  const discountCents = Math.round((gross * part.discount) / 100);
  const invoiceOf = (goodsCents: number): Unbooked => {
    const taxCents = Math.round(((goodsCents + part.freight) * part.rate) / 1_000_000);
    const totalCents = goodsCents + part.freight + taxCents;
    const all = [...lines, { ...line("Freight", part.freight), isFreight: true }];
    const amounts = { goodsCents, freightCents: part.freight, discountCents, taxCents, totalCents };
    return {
      ...{ ...final, ...amounts, lines: all, taxes: [{ name: "VAT", cents: taxCents }] },
      ...{ previous: [], dueCents: totalCents },
    };
  };
  const whole = invoiceOf(gross - discountCents);
  const deposits = part.deposits.map((percent, index) => {
    const cents = Math.floor((whole.totalCents * percent) / 100);
    const share = whole.totalCents === 0 ? 0 : cents / whole.totalCents;
    const taxCents = part.isTaxedAtDeposit ? Math.round(whole.taxCents * share) : 0;
    const amounts = { taxes: [], taxCents, totalCents: cents, dueCents: cents };
    return { ...whole, ...amounts, kind: "deposit" as const, number: `D-2027-${index}` };
  });
  const paidBefore = (some: readonly Unbooked[]) =>
    some.map(({ number, dueCents }) => ({ number, cents: dueCents }));
  const dueOf = ({ totalCents }: Unbooked, before: readonly { cents: number }[]) =>
    totalCents - sum(before.map(({ cents }) => cents));
  const previous = paidBefore(deposits);
  const last = { ...whole, previous, dueCents: dueOf(whole, previous) };
  const recounted = invoiceOf(whole.goodsCents + part.settled);
  const all = paidBefore([...deposits, last]);
  const settlement = {
    ...{ ...recounted, kind: "settlement" as const, number: "I-2027-0002", previous: all },
    dueCents: dueOf(recounted, all),
  };
  const cents = Math.floor((last.dueCents * part.credited) / 100);
  const note = creditNote(last, { number: "C-2027-0001", cents, taxCents: Math.min(cents, 7) });
  return booked([...deposits, last, settlement, note]);
});
