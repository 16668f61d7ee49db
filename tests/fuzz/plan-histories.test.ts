import fc from "fast-check";
import { expect, test } from "vitest";
import type { StandingItem } from "#domain/payments/dues.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import { staffCreditInvoice } from "#server/features/deals/invoices/staff-credit-invoice.ts";
import { staffDraftInvoice } from "#server/features/deals/invoices/staff-draft-invoice.ts";
import { staffIssueInvoice } from "#server/features/deals/invoices/staff-issue-invoice.ts";
import { standingForWhole, summedOf } from "#server/features/deals/invoices/summed.ts";
import { findInvoicesOfQuote } from "#server/features/deals/model/invoices.repository.ts";
import { staffRecordAcceptance, staffUndoAcceptance } from "#server/features/deals/offers/accept-offer.ts";
import { staffSaveDraft } from "#server/features/deals/offers/staff-save-draft.ts";
import { staffSendOffer } from "#server/features/deals/offers/staff-send-offer.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { staffWaiveItem } from "#server/features/deals/receivables/staff-waive-item.ts";
import { staffCountPayment } from "#server/features/payments/counting/staff-count-payment.ts";
import { leftOfPayment } from "#server/features/payments/counting/staff-find-uncounted.ts";
import { findPaymentsOfQuote } from "#server/features/payments/ledger/payments.repository.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { staffRecordTransfer } from "#server/features/payments/providers/bank-transfer/staff-record-transfer.ts";
import { staffRefundPayment } from "#server/features/payments/refunds/staff-refund-payment.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { addPayableQuote } from "#tests/support/payments.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator } from "#tests/support/staff.ts";

const services = openPayments(createTestServices(await openTestDatabase()));
const { actor: staff } = await addAdministrator(services);
const runs = sized({ quick: 75, deep: 5_000 });

const papers = ["deposit", "invoice", "credit", "credit"] as const;

/** An offer of `size` cents in up to three items. */
const offer = fc.record({
  size: fc.integer({ min: 300, max: 99_999_999 }),
  shares: fc.array(fc.integer({ min: 1, max: 49 }), { maxLength: 2 }),
});
const change = fc.record({
  name: fc.constantFrom(
    "transfer",
    "refund",
    "waive",
    "write-off",
    "count",
    "offer",
    "undo",
    "accept",
    ...papers,
  ),
  /** Of what is open, or was paid. */
  share: fc.integer({ min: 1, max: 120 }),
  which: fc.nat(3),
  next: offer,
});
type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type Change = Drawn<typeof change>;

test(`L10 in ${runs} generated histories of versions, payments, refunds, waivers and credit notes paid, open, waived and credited are what was agreed`, async () => {
  await fc.assert(
    fc.asyncProperty(offer, fc.array(change, { minLength: 2, maxLength: 6 }), async (first, changes) => {
      const { id } = await addPayableQuote(services, { status: "pending" });
      await offerAndAccept(id, first);
      for (const each of changes) {
        await carryOut(id, each);
        await expectBalance(id);
      }
    }),
    { numRuns: runs, seed: sized({ quick: 37, deep: Date.now() % 2 ** 31 }) },
  );
}, 3_000_000);

async function offerAndAccept(quoteId: number, what: Drawn<typeof offer>): Promise<void> {
  await sendOffer(quoteId, what);
  await accept(quoteId);
}

async function sendOffer(quoteId: number, { size, shares }: Drawn<typeof offer>): Promise<void> {
  const parts = shares.map((percent) => ({ kind: "deposit", percent, due: "on-acceptance" }) as const);
  const rest = { kind: "balance", rest: true, due: "before-shipping" } as const;
  const lines = [{ kind: "fee", name: "Bags", amount: size / 100 } as const];
  await staffSaveDraft(services, staff, { quoteId, draft: { lines, plan: [...parts, rest] } });
  await staffSendOffer(services, staff, { quoteId });
}

async function accept(quoteId: number): Promise<void> {
  const { number } = await services.db
    .selectFrom("quote_versions")
    .select("number")
    .where("quote_id", "=", quoteId)
    .where("state", "!=", "draft")
    .orderBy("number", "desc")
    .executeTakeFirstOrThrow();
  const sign = () => ({ kind: "recorded", name: "Ann" }) as const;
  await staffRecordAcceptance(services, staff, { quoteId, version: number, sign });
}

/** What the rules refuse is refused, and changes nothing. */
async function carryOut(quoteId: number, step: Change): Promise<void> {
  try {
    await attempt(quoteId, step);
  } catch (error) {
    if (!(error instanceof AppError && ["conflict", "invalid", "not_found"].includes(error.code)))
      throw error;
  }
}

async function attempt(quoteId: number, { name, share, which, next }: Change): Promise<unknown> {
  const plan = await readPlan(services, quoteId);
  const payments = await findPaymentsOfQuote(services.db, quoteId);
  const item = plan.items[which % plan.items.length];
  const payment = payments[which % Math.max(1, payments.length)];
  const itemId = item?.id ?? 0;
  switch (name) {
    case "transfer": {
      const asked = Math.max(item?.openCents ?? 0, 100);
      const received = { receivedOn: "2026-03-02", note: "", isAnother: true };
      const amountCents = Math.ceil((asked * share) / 100);
      return await staffRecordTransfer(services, staff, { quoteId, amountCents, ...received });
    }
    case "refund":
      return await staffRefundPayment(services, staff, {
        ...{
          paymentId: payment?.id ?? 0,
          amountCents: Math.ceil(((payment?.amount_cents ?? 0) * share) / 100),
        },
        ...{ reason: "", idempotencyKey: undefined, expectedVersion: undefined },
        ...{ isByTransfer: true, isDespiteDispute: false },
      });
    case "waive":
    case "write-off":
      return await staffWaiveItem(services, staff, { itemId, reason: "So", isSmall: name === "write-off" });
    case "count":
      return await staffCountPayment(services, staff, {
        ...{ paymentId: payment?.id ?? 0, itemId, expectedVersion: undefined },
      });
    case "deposit":
    case "invoice":
      return await issue(await staffDraftInvoice(services, staff, { quoteId, kind: name }));
    case "credit": {
      const issued = (await findInvoicesOfQuote(services.db, quoteId)).filter(
        ({ kind }) => kind !== "credit",
      );
      const invoice = issued[which % Math.max(1, issued.length)];
      const amount = (Math.ceil(((invoice?.due_cents ?? 0) * Math.min(share, 100)) / 100) / 100).toFixed(2);
      const credited = { invoiceId: invoice?.id ?? 0, amount, reason: "So" };
      return await issue(await staffCreditInvoice(services, staff, credited));
    }
    case "offer":
      return await sendOffer(quoteId, next);
    case "accept":
      return await accept(quoteId);
    default:
      return await staffUndoAcceptance(services, staff, { quoteId });
  }
}

async function issue({ id }: { readonly id: number }): Promise<void> {
  await staffIssueInvoice(services, staff, id);
}

/** What the issued papers of an order come to, and whether its invoice was taken back whole; nothing before it has one. */
async function billedOf(quoteId: number) {
  const issued = (await findInvoicesOfQuote(services.db, quoteId)).filter(({ state }) => state === "issued");
  const invoices = issued.filter(({ kind }) => kind === "invoice");
  if (invoices.length === 0) return undefined;
  const cents = issued.reduce(
    (sum, { kind, due_cents }) => sum + (kind === "credit" ? -1 : 1) * due_cents,
    0,
  );
  return { cents, isTakenBack: standingForWhole(issued.map(summedOf)).length === 0 };
}

async function expectBalance(quoteId: number): Promise<void> {
  const { status, total_cents, stage } = await services.db
    .selectFrom("quotes")
    .select(["status", "stage", "total_cents"])
    .where("id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const plan = await readPlan(services, quoteId);
  const waived = ({ askedCents, paidCents, openCents }: StandingItem) => askedCents - paidCents - openCents;
  for (const item of plan.items) expect(waived(item), `item ${item.position}`).toBeGreaterThanOrEqual(0);
  const waivedCents = plan.items.reduce((all, item) => all + waived(item), 0);
  const askedCents = plan.items.reduce((all, item) => all + item.askedCents, 0);
  expect(askedCents).toBeLessThanOrEqual(total_cents);
  const billed = await billedOf(quoteId);
  if (stage === "accepted" && !billed?.isTakenBack) expect(status === "paid").toBe(plan.openCents === 0);
  if (status === "paid") expect(plan.openCents).toBe(0);
  // Nothing is asked for beyond what invoices and credit notes leave (L12).
  else if (billed && !billed.isTakenBack)
    expect(plan.openCents).toBe(Math.max(0, billed.cents - plan.paidCents - waivedCents));
  // Once it is paid it stays so, whatever goes back (SPEC-2.38).
  if (status === "paid") return;
  let received = 0;
  let left = 0;
  for (const payment of await findPaymentsOfQuote(services.db, quoteId)) {
    if (!isChargedPayment(payment.status)) continue;
    received += payment.amount_cents - payment.refunded_cents - payment.lost_cents;
    left += await leftOfPayment(services.db, payment);
  }
  expect(plan.paidCents + left, "what was received counts once").toBe(received);
}
