import { expect, test } from "vitest";
import type { InvoiceKind } from "../invoices/invoice.ts";
import { askedLines, loweredLines, raisedLines, restoredLines, waivedLines } from "./asking.ts";
import { noteLines } from "./credit-notes.ts";
import { depositLines, wholeLines } from "./documents.ts";
import { balances, Deal, said } from "./ledger.fixture.ts";
import { goneBackLines, receivedLines, returnedLines } from "./money.ts";
import { standingOfItem } from "./standing.ts";

const quoteId = 7;
const [item1, item2, item3] = [1, 2, 3];
const itemIds = [item1, item2];
const transfer = { provider: "bank-transfer", paymentId: 11 };
const card = { provider: "stripe", paymentId: 12 };
const never = () => false;
const denver = (cents: number, baseCents: number) => ({
  ...{ jurisdiction: "Denver", ppm: 82_500, cents, baseCents },
});
const documentOf = (id: number, kind: InvoiceKind, cents: number) => ({ id, kind, cents, creditOf: null });

test("50/50, a transfer recorded late, an over-run, a credit of 50.00 and a refund that fails", () => {
  const deal = new Deal();
  const halves = [
    { itemId: item1, cents: 291_828 },
    { itemId: item2, cents: 291_828 },
  ];
  const at = (day: string) => ({ quoteId, day, taxDay: day });
  expect(said(deal.post(() => askedLines({ ...at("2026-11-28"), items: halves })))).toEqual([
    ...["due i1 +291828", "due i2 +291828", "unbilled -583656"],
  ]);
  const deposit = { ...at("2026-11-28"), documentId: 21, itemId: item1, netCents: 291_828, taxes: [] };
  expect(said(deal.post((known) => depositLines(known, deposit)))).toEqual([
    ...["unbilled +291828", "deposits -291828", "due i1 -291828", "due i1 +291828"],
  ]);
  const came = { ...at("2026-12-08"), ...transfer, cents: 291_828 };
  const parts = [{ itemId: item1, cents: 291_828 }];
  expect(said(deal.post((known) => receivedLines(known, { ...came, parts })))).toEqual([
    ...["money +291828", "due i1 paid -291828"],
  ]);
  const more = { ...at("2027-01-12"), itemId: item2, cents: 37_947 };
  expect(said(deal.post(() => raisedLines(more)))).toEqual(["due i2 +37947", "unbilled -37947"]);
  const sold = { salesCents: 535_430, freightCents: 42_000, taxes: [denver(44_173, 535_430)] };
  const invoice = { ...at("2027-01-12"), documentId: 22, itemIds, sold };
  expect(said(deal.post((known) => wholeLines(known, invoice))).slice(0, 5)).toEqual([
    ...["sales -535430", "freight -42000", "deposits +291828", "tax -44173", "unbilled +329775"],
  ]);
  const paid = { ...at("2027-01-20"), ...card, cents: 329_775, parts: [{ itemId: item2, cents: 329_775 }] };
  expect(said(deal.post((known) => receivedLines(known, paid)))).toEqual([
    ...["money +329775", "due i2 paid -329775"],
  ]);
  const taken = {
    ...at("2027-01-25"),
    documentId: 23,
    creditOf: 22,
    cents: 5_000,
    documents: [documentOf(21, "deposit", 291_828), documentOf(22, "invoice", 329_775)],
  };
  const credited = deal.post((known) => noteLines(known, { ...taken, itemIds, sold }));
  expect(said(credited)).toEqual([
    ...["tax +355", "sales +4307", "freight +338"],
    ...["due i2 -5000", "due i2 paid +5000", "credit -5000"],
  ]);
  const back = { ...card, day: "2027-01-26", cents: 2_000, isPaid: never };
  const gone = deal.post((known) => goneBackLines(known, back));
  expect(said(gone)).toEqual(["credit +2000", "money -2000"]);
  deal.post((known) => returnedLines(known, { ...card, day: "2027-01-30", gone }));
  expect(balances(deal.lines)).toEqual({
    ...{ money: 621_603, credit: -5_000, sales: -531_123, freight: -41_662, tax: -43_818 },
  });
});

test("a French deposit of more than was made: the note takes it down to what was, and the settlement asks for nothing", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId, day, taxDay: day });
  const vat = (cents: number, baseCents: number) => ({
    ...{ jurisdiction: "TVA", ppm: 200_000, cents, baseCents },
  });
  const items = [
    { itemId: item1, cents: 585_765 },
    { itemId: item2, cents: 65_085 },
  ];
  deal.post(() => askedLines({ ...at("2026-01-01"), items }));
  const parts = [{ itemId: item1, cents: 585_765 }];
  deal.post((known) => receivedLines(known, { ...at("2026-01-02"), ...transfer, cents: 585_765, parts }));
  const deposit = { documentId: 21, itemId: item1, netCents: 488_137, taxes: [vat(97_628, 488_137)] };
  deal.post((known) => depositLines(known, { ...at("2026-01-02"), ...deposit }));
  const settled = deal.post((known) => loweredLines(known, { ...at("2026-02-09"), itemIds, cents: 175_276 }));
  expect(said(settled)).toEqual([
    ...["due i2 -65085", "due i1 -110191", "due i1 paid +110191", "credit -110191", "unbilled +175276"],
  ]);
  const sold = { salesCents: 354_312, freightCents: 42_000, taxes: [vat(79_262, 396_312)] };
  const documents = [documentOf(21, "deposit", 585_765)];
  const taken = { ...at("2026-02-09"), documentId: 22, creditOf: 21, cents: 110_191, documents };
  const credited = deal.post((known) => noteLines(known, { ...taken, itemIds, sold }));
  expect(said(credited)).toEqual(["deposits +91825", "tax +18366", "unbilled -110191"]);
  const last = deal.post((known) =>
    wholeLines(known, { ...at("2026-02-09"), documentId: 23, itemIds, sold }),
  );
  expect(said(last)).toEqual(["sales -354312", "freight -42000", "deposits +396312"]);
  const back = { ...transfer, day: "2026-02-11", cents: 110_191, isPaid: never };
  deal.post((known) => goneBackLines(known, back));
  expect(balances(deal.lines)).toEqual({
    ...{ money: 475_574, sales: -354_312, freight: -42_000, tax: -79_262 },
  });
});

test("too much came, the order is cancelled, and a part is kept as an item of its own", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId, day });
  const items = [
    { itemId: item1, cents: 60_000 },
    { itemId: item2, cents: 140_000 },
  ];
  deal.post(() => askedLines({ ...at("2026-01-01"), items }));
  const came = { ...at("2026-01-05"), ...transfer, cents: 230_000, parts: items };
  expect(said(deal.post((known) => receivedLines(known, came)))).toEqual([
    ...["money +230000", "due i1 paid -60000", "due i2 paid -140000", "credit -30000"],
  ]);
  const cancelled = deal.post((known) => loweredLines(known, { ...at("2026-01-12"), itemIds }));
  expect(balances(cancelled)).toEqual({ unbilled: 200_000, credit: -200_000 });
  deal.post(() => raisedLines({ ...at("2026-01-12"), itemId: item3, cents: 20_000 }));
  expect(balances(deal.lines)).toEqual({
    ...{ money: 230_000, credit: -230_000, due: 20_000, unbilled: -20_000 },
  });
});

test("a paid order is settled for less, what goes back fails once, and a dispute is lost: it stays paid", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId, day, taxDay: day });
  deal.post(() => askedLines({ ...at("2026-01-01"), items: [{ itemId: item1, cents: 583_656 }] }));
  const parts = [{ itemId: item1, cents: 583_656 }];
  deal.post((known) => receivedLines(known, { ...at("2026-01-02"), ...card, cents: 583_656, parts }));
  const sold = { salesCents: 500_375, freightCents: 42_000, taxes: [denver(41_281, 500_375)] };
  deal.post((known) => wholeLines(known, { ...at("2026-01-20"), documentId: 21, itemIds: [item1], sold }));
  deal.post((known) => loweredLines(known, { ...at("2026-01-25"), itemIds: [item1], cents: 23_190 }));
  const counted = { salesCents: 478_952, freightCents: 42_000, taxes: [denver(39_514, 478_952)] };
  const credited = deal.post((known) =>
    noteLines(known, {
      ...{ ...at("2026-01-25"), documentId: 22, creditOf: 21, cents: 23_190, itemIds: [item1] },
      ...{ documents: [documentOf(21, "invoice", 583_656)], sold: counted },
    }),
  );
  expect(said(credited)).toEqual(["sales +21423", "tax +1767", "unbilled -23190"]);
  const back = { ...card, isPaid: () => true };
  deal.post((known) => goneBackLines(known, { ...back, day: "2026-01-26", cents: 23_190 }));
  const lost = deal.post((known) => goneBackLines(known, { ...back, day: "2026-03-01", cents: 583_656 }));
  expect(said(lost)).toEqual([
    ...["due i1 paid +560466", "due i1 -560466", "waived i1 +560466", "money -560466"],
  ]);
  expect(standingOfItem(deal.lines, item1)).toEqual({
    ...{ askedCents: 560_466, openCents: 0, paidCents: 0, waivedCents: 560_466 },
    goneCents: 560_466,
  });
  deal.post((known) => returnedLines(known, { ...card, day: "2026-03-09", gone: lost }));
  expect(standingOfItem(deal.lines, item1)).toMatchObject({
    openCents: 0,
    paidCents: 560_466,
    waivedCents: 0,
  });
});

test("a note of the whole invoice lets the deposits stand again, and the next invoice asks for what the first did", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId, day, taxDay: day });
  const items = [
    { itemId: item1, cents: 291_828 },
    { itemId: item2, cents: 291_828 },
  ];
  deal.post(() => askedLines({ ...at("2026-01-01"), items }));
  const deposit = { ...at("2026-01-01"), documentId: 21, itemId: item1, netCents: 291_828, taxes: [] };
  deal.post((known) => depositLines(known, deposit));
  const sold = { salesCents: 500_375, freightCents: 42_000, taxes: [denver(41_281, 500_375)] };
  deal.post((known) => wholeLines(known, { ...at("2026-01-02"), documentId: 22, itemIds, sold }));
  const documents = [documentOf(21, "deposit", 291_828), documentOf(22, "invoice", 291_828)];
  const taken = { ...at("2026-01-03"), documentId: 23, creditOf: 22, cents: 291_828, documents };
  deal.post((known) => noteLines(known, { ...taken, itemIds, sold }));
  expect(balances(deal.lines)).toEqual({ due: 583_656, unbilled: -291_828, deposits: -291_828 });
  deal.post((known) => wholeLines(known, { ...at("2026-01-04"), documentId: 24, itemIds, sold }));
  expect(balances(deal.lines)).toEqual({
    ...{ due: 583_656, sales: -500_375, freight: -42_000, tax: -41_281 },
  });
});

test("a deposit that is credited after the whole was invoiced takes from what was sold, tax included", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId, day, taxDay: day });
  deal.post(() => askedLines({ ...at("2026-01-01"), items: [{ itemId: item1, cents: 110_000 }] }));
  const deposit = { ...at("2026-01-01"), documentId: 21, itemId: item1, netCents: 99_000, taxes: [] };
  deal.post((known) => depositLines(known, deposit));
  const tax = { jurisdiction: "Ten", ppm: 100_000, cents: 10_000, baseCents: 100_000 };
  const sold = { salesCents: 100_000, freightCents: 0, taxes: [tax] };
  const [first, second] = [documentOf(21, "deposit", 99_000), documentOf(22, "invoice", 11_000)];
  deal.post((known) => wholeLines(known, { ...at("2026-01-02"), documentId: 22, itemIds: [item1], sold }));
  const taken = { ...at("2026-01-03"), itemIds: [item1], sold, cents: 5_000, documents: [first, second] };
  const credited = deal.post((known) => noteLines(known, { ...taken, documentId: 23, creditOf: 22 }));
  expect(balances(credited)).toEqual({ sales: 4_545, tax: 455, due: -5_000 });
  const one = { id: 23, kind: "credit", cents: 5_000, creditOf: 22 } as const;
  const rest = { ...taken, cents: 99_000, documents: [first, second, one] };
  deal.post((known) => noteLines(known, { ...rest, documentId: 24, creditOf: 21 }));
  const two = { id: 24, kind: "credit", cents: 99_000, creditOf: 21 } as const;
  const last = { ...taken, cents: 6_000, documents: [first, second, one, two] };
  deal.post((known) => noteLines(known, { ...last, documentId: 25, creditOf: 22 }));
  expect(balances(deal.lines)).toEqual({ due: 6_000, unbilled: -6_000 });
});

test("what is deleted and restored stands as before, but for money that went back meanwhile", () => {
  const deal = new Deal();
  const at = (day: string) => ({ quoteId, day });
  deal.post(() => askedLines({ ...at("2026-01-01"), items: [{ itemId: item1, cents: 10_000 }] }));
  const parts = [{ itemId: item1, cents: 6_000 }];
  deal.post((known) => receivedLines(known, { ...at("2026-01-02"), ...card, cents: 6_000, parts }));
  deal.post((known) => waivedLines(known, { ...at("2026-01-02"), itemId: item1, cents: 1_000 }));
  const before = standingOfItem(deal.lines, item1);
  const taken = deal.post((known) => loweredLines(known, { ...at("2026-01-03"), itemIds: [item1] }));
  expect(balances(deal.lines)).toEqual({ money: 6_000, credit: -6_000 });
  const kept = [...deal.lines];
  deal.post((known) => restoredLines(known, { ...at("2026-01-04"), taken }));
  expect(standingOfItem(deal.lines, item1)).toEqual(before);
  const other = new Deal();
  other.lines.push(...kept);
  other.post((known) => goneBackLines(known, { ...card, day: "2026-01-04", cents: 2_500, isPaid: never }));
  other.post((known) => restoredLines(known, { ...at("2026-01-05"), taken }));
  expect(standingOfItem(other.lines, item1)).toEqual({
    ...{ askedCents: 10_000, openCents: 5_500, paidCents: 3_500, waivedCents: 1_000 },
    goneCents: 0,
  });
});

test("money counts on its day, or on the first later one on which so much is asked", () => {
  const deal = new Deal();
  deal.post(() => askedLines({ quoteId, day: "2026-12-10", items: [{ itemId: item1, cents: 5_000 }] }));
  const came = { quoteId, day: "2026-12-08", ...transfer, cents: 6_000 };
  const entry = deal.post((known) =>
    receivedLines(known, { ...came, parts: [{ itemId: item1, cents: 5_000 }] }),
  );
  expect(entry.map(({ day, account, cents }) => [day, account.split(":")[0], cents])).toEqual([
    ["2026-12-08", "money", 6_000],
    ["2026-12-10", "due", -5_000],
    ["2026-12-10", "credit", 5_000],
    ["2026-12-08", "credit", -6_000],
  ]);
});
