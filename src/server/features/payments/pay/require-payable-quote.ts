import { cents, centsToDollars } from "#domain/money/cents.ts";
import type { Refusal } from "#domain/offers/acceptance.ts";
import { chargeableRule } from "#domain/payments/chargeable.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
import { isOpenPayment } from "#domain/payments/payment-status.ts";
import type { UnderWay } from "#domain/payments/under-way.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import type { Message } from "#domain/words.ts";
import { refusalToPay } from "#server/features/deals/decide/system-pay-quote.ts";
import {
  type Payer,
  type QuoteForPayment,
  readQuoteForPayment,
  readQuoteForSystem,
} from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlan } from "#server/features/deals/receivables/read-plan.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow, ProviderName } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { underWayOfRow } from "../settle/cancel-stale-intents.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";

interface Asked {
  /** Undefined: the quote of the caller's link. */
  readonly quoteId: number | undefined;
  /** The item that is paid; the one that is due next where it is left out. */
  readonly planItemId?: number | undefined;
  /** What the browser believes to be due; it is compared and never charged (SPEC-1.1). */
  readonly amountCents?: number | undefined;
}

/** A quote with the item of its plan that is paid now. */
export type PayableQuote = QuoteForPayment & { readonly due: StandingItem };

/**
 * The quote that this payer may pay now, with the item that is due: the amount is the server's own (SPEC-1.1, SPEC-1.2).
 * @throws 422 without a quote or for an amount that no provider charges, 404 for a foreign one, 409 when it is
 *   not payable, when the amount differs, or while money that arrived for it is being checked
 */
export async function requirePayableQuote(
  services: Pick<PaymentServices, "db" | "shop" | "clock">,
  payer: Payer,
  { quoteId, planItemId, amountCents }: Asked,
): Promise<PayableQuote> {
  const { db, shop, clock } = services;
  const quote = await readAskedQuote(db, payer, quoteId);
  const plan = await readPlan(services, quote.id);
  if (quote.status === "paid" && plan.openCents === 0) throw conflict(quote, paymentMessages.alreadyPaid);
  if (quote.status !== "paid" && !isPayable(quote.status)) throw conflict(quote, paymentMessages.notPayable);
  // An invoice that was credited whole is asked for again by the next one.
  if (plan.openCents === 0 && quote.totalCents > 0) throw conflict(quote, paymentMessages.notPayable);
  const refusal = await refusalToPay(db, quote.id, { now: clock(), timeZone: shop.facts().timeZone });
  if (refusal) throw conflict(quote, refusal.message, refusal.code);
  const due = planItemId === undefined ? dueOf(plan) : plan.items.find((item) => item.id === planItemId);
  // Gone with its version, or never of this quote.
  if (!due) throw conflict({ ...quote, due: dueOf(plan) }, paymentMessages.itemGone);
  const payable = { ...quote, due };
  if (planItemId !== undefined && due.openCents === 0) throw conflict(payable, paymentMessages.partPaid);
  if (amountCents !== undefined && amountCents !== due.openCents) {
    throw conflict(
      payable,
      due.openCents === quote.totalCents ? paymentMessages.otherAmount : paymentMessages.otherPart,
    );
  }
  const error = chargeableRule(cents(due.openCents));
  if (error) throw new AppError("invalid", { fields: { amount: [error] } });
  await requireNothingToCheck(db, quote);
  return payable;
}

/** The quote that is named, or else the one of the caller's link (SPEC-2.35). @throws 422 without one, 404 for a foreign one */
export async function readAskedQuote(
  db: Db,
  payer: Payer,
  quoteId: number | undefined,
): Promise<QuoteForPayment> {
  const id = quoteId ?? (payer.kind === "client" ? undefined : payer.quoteId);
  if (id === undefined) throw new AppError("invalid", { fields: { quote_id: [paymentMessages.noQuote] } });
  return await readQuoteForPayment(db, payer, id);
}

/** @throws 409 while money that arrived for the quote is being checked */
async function requireNothingToCheck(db: Db, quote: QuoteForPayment): Promise<void> {
  const payments = await findPaymentsOfQuote(db, quote.id);
  const isBeingChecked = payments.some(({ status, to_check }) => status === "completed" && to_check !== null);
  if (isBeingChecked) throw conflict(quote, paymentMessages.beingChecked);
}

/** 409 with what is true now: the quote's status, its total, and what of it is due where that is known (SPEC-1.1). */
export function conflict(
  quote: QuoteForPayment & { readonly due?: StandingItem | undefined },
  message: Message | undefined,
  code: Refusal["code"] = "conflict",
): AppError {
  const { id, reference, status, totalCents } = quote;
  const total = { total_quote: centsToDollars(totalCents), total_cents: totalCents };
  return new AppError(code, {
    message,
    extra: {
      ...{ total_cents: totalCents, amount_cents: quote.due?.openCents ?? totalCents },
      fresh: { id, reference, status, ...total },
    },
  });
}

interface Opening {
  readonly quote: PayableQuote;
  readonly provider: ProviderName;
  readonly actor: AuditActor;
}

/** How money for an item of a quote is on its way; what a provider is deciding counts more than an announced transfer. */
export function underWayAmong(
  payments: readonly PaymentRow[],
  position: number,
  now: Date,
): UnderWay | undefined {
  const ofItem = payments.filter((row) => row.plan_position === position);
  const kinds = ofItem.map((row) => underWayOfRow(row, now));
  return (["processing", "transfer"] as const).find((kind) => kinds.includes(kind));
}

/**
 * Refuses to open a second payment of an item while another is under way. The providers are asked first: one
 * may have decided, or hold money, without the shop having heard of it. @throws 409
 */
export async function requireNothingUnderWay(services: PaymentServices, opening: Opening): Promise<void> {
  const { quote, actor } = opening;
  const payments = await findPaymentsOfQuote(services.db, quote.id);
  const open = payments.filter(({ status }) => isOpenPayment(status));
  const asked = open.filter(({ provider }) => provider !== "bank-transfer");
  if (asked.length > 0) {
    await Promise.all(asked.map((payment) => settleUnlessSilent(services, payment, actor)));
    const fresh = await readQuoteForSystem(services.db, quote.id);
    const { items, openCents } = await readPlan(services, quote.id);
    if (fresh.status === "paid" && openCents === 0) throw conflict(fresh, paymentMessages.alreadyPaid);
    await requireNothingToCheck(services.db, fresh);
    const due = items.find(({ position }) => position === quote.due.position);
    if (due?.openCents !== quote.due.openCents) throw conflict({ ...fresh, due }, paymentMessages.otherPart);
  }
  await refuseUnderWay(services, opening);
}

/** The refusal itself, by what the books say. Choosing a transfer again is the same transfer. */
export async function refuseUnderWay(
  { db, clock }: Pick<PaymentServices, "db" | "clock">,
  { quote, provider }: Omit<Opening, "actor">,
): Promise<void> {
  const kind = underWayAmong(await findPaymentsOfQuote(db, quote.id), quote.due.position, clock());
  if (kind === "processing") throw conflict(quote, paymentMessages.underWay);
  if (kind === "transfer" && provider !== "bank-transfer")
    throw conflict(quote, paymentMessages.transferUnderWay);
}

/** A provider that does not answer does not stop the buyer from paying at another one. */
async function settleUnlessSilent(
  services: PaymentServices,
  payment: PaymentRow,
  actor: AuditActor,
): Promise<void> {
  try {
    await systemSettlePayment(services, payment, actor);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
    services.log.warn({ err: error, payment: payment.id }, "an open payment could not be looked at");
  }
}
