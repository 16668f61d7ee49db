import { isOpenPayment } from "#domain/payments/payment-status.ts";
import type { UnderWay } from "#domain/payments/under-way.ts";
import { readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow, ProviderName } from "../ledger/payments.table.ts";
import { underWayOfRow } from "../ledger/under-way-of-row.ts";
import type { PaymentServices } from "../payment-services.ts";
import { readPlan } from "../plans/read-plan.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";
import { conflict, type PayableQuote, requireNothingToCheck } from "./require-payable-quote.ts";

interface Opening {
  readonly quote: PayableQuote;
  readonly provider: ProviderName;
  readonly actor: AuditActor;
}

/** How money for an item of a quote is on its way; what a provider is deciding counts more than an announced transfer. */
export async function findUnderWay(
  db: Db,
  { quoteId, position }: { readonly quoteId: number; readonly position: number },
  now: Date,
): Promise<UnderWay | undefined> {
  const payments = (await findPaymentsOfQuote(db, quoteId)).filter((row) => row.plan_position === position);
  const kinds = payments.map((row) => underWayOfRow(row, now));
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
  const kind = await findUnderWay(db, { quoteId: quote.id, position: quote.due.position }, clock());
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
