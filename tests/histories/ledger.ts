import { expect } from "vitest";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import { creditOfPayment, standingOfItem } from "#domain/ledger/standing.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { systemReadLedger } from "#server/features/ledger/read-lines.ts";
import type { Deal, Things } from "./deal.ts";

const add = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);

/** What the ledger says of a deal: its sums, on no day below zero, and the same as is open (the third to the fifth). */
export async function expectLedger(deal: Deal, things: Things): Promise<void> {
  const { world, quoteId } = deal;
  const lines = await systemReadLedger(world.services.db, { quoteIds: [quoteId] });
  expect(add(lines.map(({ cents }) => cents)), "all lines of a deal add up to nothing").toBe(0);
  expectNeverBelow(lines);
  for (const { id, status, amount_cents, refunded_cents, lost_cents } of things.payments) {
    const of = lines.filter(({ paymentId }) => paymentId === id);
    if (status === "reversed")
      expect(add(of.map(({ cents }) => cents)), "what was reversed never came").toBe(0);
    if (!isChargedPayment(status)) continue;
    const money = add(of.filter(({ account }) => account.startsWith("money:")).map(({ cents }) => cents));
    const kept = Math.max(0, amount_cents - refunded_cents - lost_cents);
    expect(money, "the money of a payment is what came and was kept").toBe(kept);
    const counted = add(of.filter(({ account }) => account === "due").map(({ cents }) => -cents));
    expect(counted + creditOfPayment(lines, id), "what came counts, or is the client's").toBe(money);
  }
  expectInvoiced(lines, things);
  await expectOpen(deal, things, lines);
  await expectOpenItems(deal, lines);
  await expectDays(deal);
}

/** What is dated before the day on which it was booked was typed: an answer, or a transfer (the seventh). */
async function expectDays({ world, quoteId }: Deal): Promise<void> {
  const rows = await world.services.db
    .selectFrom("ledger_lines")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_lines.entry_id")
    .select(["day", "booked_at", "kind"])
    .where("quote_id", "=", quoteId)
    .execute();
  const { timeZone } = world.services.shop.facts();
  for (const { day, booked_at, kind } of rows) {
    const booked = shopDayAt(new Date(booked_at), timeZone);
    if (kind === "accepted" || kind === "received") expect(day <= booked, `${kind} on ${day}`).toBe(true);
    else expect(day, `${kind} counts for the day on which it is booked`).toBe(booked);
  }
}

/** An item, and what of a payment counts for nothing, is on no day below zero. */
function expectNeverBelow(lines: readonly LedgerLine[]): void {
  const keys = { due: "itemId", credit: "paymentId" } as const;
  for (const [account, key] of Object.entries(keys) as ["due" | "credit", "itemId" | "paymentId"][]) {
    const sign = account === "due" ? 1 : -1;
    for (const some of Map.groupBy(
      lines.filter((line) => line.account === account),
      (line) => line[key],
    ).values()) {
      const days = Map.groupBy(some, ({ day }) => day);
      let balance = 0;
      for (const [day, ofDay] of [...days].toSorted(([a], [b]) => a.localeCompare(b))) {
        balance += sign * add(ofDay.map(({ cents }) => cents));
        expect(balance, `${account} of ${some[0]?.[key]} on ${day}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
}

/** Once the whole is invoiced and no draft waits, nothing is left to invoice or to credit, and no deposit (the fifth). */
function expectInvoiced(lines: readonly LedgerLine[], { invoices, items, quote }: Things): void {
  const balance = (account: string) =>
    add(lines.filter((line) => line.account === account).map(({ cents }) => cents));
  const issued = invoices.filter(({ state }) => state === "issued");
  const documents = add(issued.map(({ kind, due_cents }) => (kind === "credit" ? -due_cents : due_cents)));
  const booked = ["sales", "freight", "tax", "deposits"].map(balance);
  expect(0 - add(booked), "what is booked is what the documents come to").toBe(documents);
  for (const { id, kind, due_cents, tax_cents } of issued) {
    if (kind !== "credit") continue;
    const tax = lines.filter((line) => line.documentId === id && line.account === "tax");
    expect(add(tax.map(({ cents }) => cents)), "the tax of a note is the one that it takes back").toBe(
      tax_cents,
    );
    expect(tax_cents, "no note takes back more tax than it gives back").toBeLessThanOrEqual(due_cents);
  }
  const credited = (of: number) =>
    add(issued.filter(({ credit_of }) => credit_of === of).map(({ due_cents }) => due_cents));
  const hasWhole = issued.some(
    ({ id, kind, due_cents }) =>
      (kind === "invoice" || kind === "settlement") && (due_cents === 0 || credited(id) < due_cents),
  );
  if (invoices.some(({ state }) => state === "draft")) return;
  // Of a cancelled order staff may throw the note away, and credit it later.
  if (hasWhole && quote.stage !== "cancelled")
    expect(["deposits", "unbilled"].map(balance), "all is invoiced once the whole is").toEqual([0, 0]);
  const kept = items.find(({ kind }) => kind === "kept")?.amount_cents ?? 0;
  if (quote.stage === "cancelled" && documents === 0 && kept === 0)
    expect(
      ["due", "waived", "unbilled", "deposits", "sales", "freight", "tax"].map(balance),
      "a cancelled order leaves money alone",
    ).toEqual(Array(7).fill(0));
}

/** What is open is what the plan says. */
async function expectOpen(
  { world, quoteId }: Deal,
  things: Things,
  lines: readonly LedgerLine[],
): Promise<void> {
  const { quote, order, invoices } = things;
  if (!order || quote.deleted_at !== null || quote.stage !== "accepted") return;
  const plan = await readPlan(world.services, quoteId);
  const standings = plan.items.map(({ id }) => standingOfItem(lines, id ?? 0));
  const asked = plan.items.map(({ position, openCents, paidCents }) => [position, openCents, paidCents]);
  const said = standings.map(({ openCents, paidCents }, index) => [index + 1, openCents, paidCents]);
  if (invoices.some(({ kind }) => kind === "credit") || things.settlement?.state === "settled") return;
  expect(said, "the ledger and the plan say the same of each item").toEqual(
    quote.status === "paid" ? said : asked,
  );
  expect(add(standings.map(({ openCents }) => openCents)), "what is open is the same").toBe(plan.openCents);
}

/** What is kept beside the lines is what they come to. */
async function expectOpenItems({ world, quoteId }: Deal, lines: readonly LedgerLine[]): Promise<void> {
  const rows = await world.services.db
    .selectFrom("open_items")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .execute();
  const kept = rows.map((row) => [row.account, row.plan_item_id, row.document_id, row.payment_id, row.cents]);
  const open = lines.filter(
    ({ account, quoteId: of }) => of === quoteId && (account === "due" || account === "credit"),
  );
  const keyOf = ({ account, itemId, documentId, paymentId }: LedgerLine) =>
    JSON.stringify([account, itemId ?? 0, documentId ?? 0, account === "due" ? 0 : (paymentId ?? 0)]);
  const sums = [...Map.groupBy(open, keyOf)].map(([key, some]) => {
    return [...(JSON.parse(key) as unknown[]), add(some.map(({ cents }) => cents))];
  });
  const sorted = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).toSorted();
  expect(sorted(kept), "what is open is kept beside the lines").toEqual(
    sorted(sums.filter((each) => each.at(-1) !== 0)),
  );
}
