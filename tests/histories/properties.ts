import { expect } from "vitest";
import type { PlanStanding } from "#domain/payments/dues.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import { standingOf, standingTable } from "#domain/quotes/quote-stage.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { leftOfPayment } from "#server/features/payments/counting/staff-find-uncounted.ts";
import { todayOf } from "#server/today-of.ts";
import type { Answer } from "#tests/support/shop.ts";
import type { Deal, Things } from "./deal.ts";
import { expectLedger } from "./ledger.ts";
import { priceOf, settledOffer } from "./price.ts";

const add = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);

/** What holds of a deal after each step, whatever was done. Each check names the property that it shows. */
export async function expectWell(deal: Deal, things: Things): Promise<void> {
  expect(deal.world.errors, "nothing is logged as an error").toEqual([]);
  expectStanding(things);
  expectFrozen(deal, things);
  expectPrices(deal, things);
  await expectOneTotal(deal, things);
  await expectItems(deal, things);
  await expectLedger(deal, things);
  await expectVerified(deal, things);
  await expectTurns(deal, things);
}

function expectStanding({ quote, versions }: Things): void {
  const { stage, status } = standingTable[standingOf(quote.status, quote.stage)];
  expect({ stage: quote.stage, status: quote.status }, "the stage goes with the status").toEqual({
    stage,
    status,
  });
  const of = (state: string) => versions.filter((version) => version.state === state).length;
  expect(of("draft"), "one draft").toBeLessThanOrEqual(1);
  expect(of("accepted"), "one accepted version").toBeLessThanOrEqual(1);
}

/** What was sent never changes. */
function expectFrozen({ frozen }: Deal, { versions }: Things): void {
  for (const { id, hash, total_cents } of versions) {
    if (hash === null) continue;
    const now = `${hash} ${total_cents}`;
    expect(frozen.get(id) ?? now, "a version stays as it was sent").toBe(now);
    frozen.set(id, now);
  }
}

/** What each sent version costs is what the rules say of its lines. */
function expectPrices({ sent }: Deal, { versions }: Things): void {
  for (const { number, total_cents, hash } of versions) {
    const offer = sent.get(number);
    const [first] = offer?.choices ?? [];
    if (!offer?.hasDefault || !first || hash === null) continue;
    expect(total_cents, `version ${number} costs what its lines say`).toBe(priceOf(first.priced).totalCents);
  }
}

/** Page, call and row name one total; of an order it is what was agreed, or settled since (the second property). */
async function expectOneTotal(deal: Deal, { quote }: Things): Promise<void> {
  if (quote.deleted_at !== null) return;
  const { quoteId, world } = deal;
  const [page, asked, office] = await Promise.all([
    deal.client("GET", `quotes/${quoteId}`),
    deal.client("GET", `quotes/${quoteId}/total`),
    world.staff("GET", `quotes/${quoteId}`),
  ]);
  const total = ({ status, body, text }: Answer) => {
    if (status !== 200) return `${status} ${text}`;
    const { quote: shown } = body as { quote?: { total_cents?: number } };
    return shown?.total_cents ?? body.total_cents;
  };
  expect([total(page), total(asked), total(office)], "client's page, call and office name one total").toEqual(
    Array(3).fill(quote.total_cents),
  );
  if (quote.stage !== "accepted" || !deal.agreed) return;
  expect(quote.total_cents, "the order comes to what was agreed").toBe(
    priceOf(deal.agreed.priced).totalCents,
  );
}

/** Per item asked = paid + open + waived + credited, nothing below zero, and what came counts once (the third). */
async function expectItems(deal: Deal, things: Things): Promise<void> {
  const { world, quoteId } = deal;
  const { quote, payments, order } = things;
  if (!order || quote.deleted_at !== null || quote.stage !== "accepted") return;
  const plan = await readPlan(world.services, quoteId);
  for (const { position, paidCents, openCents, askedCents } of plan.items) {
    for (const cents of [paidCents, openCents])
      expect(cents, `item ${position} is never below zero`).toBeGreaterThanOrEqual(0);
    expect(paidCents + openCents, `no more of item ${position} than is asked`).toBeLessThanOrEqual(
      askedCents,
    );
  }
  expectSettled(deal, things, plan);
  for (const payment of payments) {
    if (!isChargedPayment(payment.status)) continue;
    const kept = payment.amount_cents - payment.refunded_cents - payment.lost_cents;
    expect(kept, "no more goes back than came").toBeGreaterThanOrEqual(0);
    const left = await leftOfPayment(world.services.db, payment);
    expect(left, "what counts for nothing is never below zero").toBeGreaterThanOrEqual(0);
    expect(left, "no more counts for nothing than came").toBeLessThanOrEqual(kept);
  }
}

/** The items come to what was agreed; once it is settled to that price; less what credit notes took off beside. */
function expectSettled(
  { agreed }: Deal,
  { quote, lines, settlement, invoices }: Things,
  plan: PlanStanding,
): void {
  const asked = add(plan.items.map(({ askedCents }) => askedCents));
  const isCredited = invoices.some(
    ({ id, kind, state }) => kind === "credit" && state === "issued" && id !== settlement?.invoice_id,
  );
  const expectAsked = (cents: number, why: string) =>
    isCredited ? expect(asked, why).toBeLessThanOrEqual(cents) : expect(asked, why).toBe(cents);
  if (settlement?.state !== "settled") {
    expectAsked(quote.total_cents, "the items come to the order");
    return;
  }
  expectAsked(settlement.total_cents, "the items come to the settlement");
  // Of a request that was sent as it was, nothing was drawn that could be priced again.
  if (!agreed) return;
  const counted = lines.map(({ units_good, units_ordered }) => units_good ?? units_ordered);
  const tolerance = settlement.choice === "all" ? Number.POSITIVE_INFINITY : agreed.offer.tolerancePercent;
  const price = priceOf(settledOffer(agreed.priced, counted, tolerance)).totalCents;
  expect(settlement.total_cents, "an order is settled at the price of what was counted").toBe(price);
}

/** "Current" is said only while the offer can be accepted (the eighth). */
async function expectVerified({ world, reference }: Deal, { quote, versions }: Things): Promise<void> {
  const last = versions.findLast(({ state }) => state !== "draft");
  for (const { number, hash, state, valid_until } of versions) {
    if (hash === null) continue;
    const { body } = await world.shop.send(
      "GET",
      `/api/verify?reference=${reference}&code=${hash.slice(0, 16)}`,
    );
    const isInTime = valid_until === null || valid_until >= todayOf(world.services);
    const isAcceptable =
      quote.stage === "offered" && state === "sent" && isInTime && quote.deleted_at === null;
    expect(body.result === "current", `verify of version ${number}: ${body.result}`).toBe(
      isAcceptable && number === last?.number,
    );
  }
}

/** What is the shop's turn stands on Today or on the board, what is the client's on his page (the tenth). */
async function expectTurns({ world, quoteId, client }: Deal, { quote, order }: Things): Promise<void> {
  if (quote.deleted_at !== null) return;
  const { turn } = standingTable[standingOf(quote.status, quote.stage)];
  const isAsked = ["new", "drafting", "changes_asked"].includes(quote.stage);
  if (turn === "shop" && isAsked) {
    const { body } = await world.staff("GET", "today");
    const { items, counts } = body as {
      items: { kind: string; id: number }[];
      counts: Record<string, number>;
    };
    const wanted = quote.stage === "changes_asked" ? "wish" : "request";
    const isListed = items.some(({ kind, id }) => kind === wanted && id === quoteId);
    // Today shows twenty of each kind, the most urgent first.
    expect(isListed || (counts[wanted] ?? 0) > 20, `a ${wanted} that waits for the shop is on Today`).toBe(
      true,
    );
  }
  if (!order || quote.stage !== "accepted") return;
  const [mine, theirs] = await Promise.all([
    client("GET", `orders/${order.id}`),
    world.staff("GET", `orders/${order.id}`),
  ]);
  const tasks = ({ body }: typeof mine) => (body.order as { tasks: { by: string; what: string }[] }).tasks;
  const ofClient = (all: ReturnType<typeof tasks>) => all.filter(({ by }) => by === "client");
  expect(ofClient(tasks(mine)), "both read the same turn of the client").toEqual(ofClient(tasks(theirs)));
}
