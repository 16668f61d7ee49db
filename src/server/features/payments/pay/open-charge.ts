import type { Currency } from "#domain/money/cents.ts";
import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { cutText } from "#domain/text/cut.ts";
import { systemEndDecisionWait } from "#server/features/deals/commands/decision-wait.ts";
import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import {
  countClosedPayments,
  findOpenPayment,
  findPaymentOfProvider,
  insertPayment,
  type OpenedCharge,
} from "../ledger/payments.repository.ts";
import type { PaymentRow, ProviderName } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { isTestProvider } from "../providers/charges-of.ts";
import { ProviderRefusal } from "../providers/provider-failure.ts";
import type { ChargeOrder } from "../providers/provider-state.ts";
import { cancelStaleIntents, isStale, tryCancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { closeCharge } from "../settle/record-provider-state.ts";
import {
  conflict,
  type PayableQuote,
  refuseUnderWay,
  requireNothingUnderWay,
} from "./require-payable-quote.ts";

interface Opening {
  readonly quote: PayableQuote;
  readonly provider: ProviderName;
  readonly actor: AuditActor;
  readonly create: (order: ChargeOrder) => Promise<OpenedCharge>;
}

/**
 * The open payment of what is due of a quote: the one there is, or a new one. The key that the provider is asked with
 * names quote, price, item and attempt, so that requests at the same time, and one that is repeated after a
 * crash, get the same intent.
 */
export async function openCharge(services: PaymentServices, opening: Opening): Promise<PaymentRow> {
  const { quote, provider } = opening;
  const { db } = services;
  await requireNothingUnderWay(services, opening);
  const kind = {
    quoteId: quote.id,
    quoteVersion: quote.version,
    planPosition: quote.due.position,
    amountCents: quote.due.openCents,
    provider,
  };
  for (let tries = 0; tries < 5; tries += 1) {
    const open = await findOpenPayment(db, kind, services.clock());
    const payment = open ?? (await createCharge(services, opening, await countClosedPayments(db, kind)));
    if (!isOpenPayment(payment.status)) continue;
    if (payment.expires_at <= services.clock().toISOString()) {
      await closeCharge(services, payment, { action: "payment.expire", actor: opening.actor });
      continue;
    }
    await refuseStale(services, quote.id, payment);
    await refuseBeside(services, opening, payment);
    return payment;
  }
  throw new AppError("unavailable", { retryAfterSeconds: 2 });
}

async function createCharge(
  services: PaymentServices,
  { quote, provider, actor, create }: Opening,
  attempt: number,
): Promise<PaymentRow> {
  const shop = await services.shopKey();
  const { name, currency } = services.shop.facts();
  const asked = {
    requestKey: chargeKey({ shop, provider, currency, attempt }, quote),
    amountCents: quote.due.openCents,
    currency,
    subject: { shop, quoteId: quote.id, quoteVersion: quote.version },
    // PayPal takes 127 characters, Stripe more. It stands in their dashboards and receipts; what a card statement says is
    // set in the account at Stripe.
    description: `${cutText(name, 100)} ${quote.reference}`,
  };
  const opened = await create(asked).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    services.log.error({ err: error, quote: quote.id }, "the payment provider refused to open a payment");
    throw new AppError("unavailable", { message: paymentMessages.notOpened, cause: error });
  });
  return await recordOpened(services, { quote, provider, actor }, opened, (transaction) =>
    systemEndDecisionWait(transaction, quote.id, services.clock()),
  );
}

/** Records what was opened for the item that is due, or answers the payment that a concurrent request recorded. */
export async function recordOpened(
  services: PaymentServices,
  { quote, provider, actor }: Omit<Opening, "create">,
  opened: OpenedCharge,
  before?: (transaction: Transaction) => Promise<void>,
): Promise<PaymentRow> {
  const recorded = await services.db.transaction().execute(async (transaction) => {
    const at = services.clock();
    await before?.(transaction);
    const item = { position: quote.due.position, amountCents: quote.due.openCents };
    const charge = { ...opened, provider, isTest: isTestProvider(services, provider) };
    const payment = await insertPayment(transaction, quote, item, charge, at);
    if (!payment) return undefined;
    const after = { status: payment.status, amount_cents: payment.amount_cents, provider };
    const entry = { subject: "payment", subjectId: payment.id, action: "payment.open", actor, after, at };
    await recordAudit(transaction, entry);
    return payment;
  });
  const payment = recorded ?? (await findPaymentOfProvider(services.db, provider, opened.chargeId));
  if (!payment) throw new Error("a payment was neither recorded nor found");
  return payment;
}

interface KeyParts {
  readonly shop: string;
  readonly provider: ProviderName;
  readonly currency: Currency;
  /** How many payments of this item have ended. */
  readonly attempt: number;
}

/**
 * The key under which a provider is asked for a payment: the same question gives the same intent, also after a crash. It
 * names the item, so that two items of one amount are two payments.
 */
export function chargeKey(
  { shop, provider, currency, attempt }: KeyParts,
  { id, version, due }: PayableQuote,
): string {
  return [shop, provider, id, version, due.position, due.openCents, currency, attempt].join(":");
}

/**
 * Another payment may have come under way while this one was opened: this one is closed then. An announced transfer
 * closes what else is open, so that no card pays what is on its way from a bank.
 */
async function refuseBeside(services: PaymentServices, opening: Opening, payment: PaymentRow): Promise<void> {
  try {
    await refuseUnderWay(services, opening);
  } catch (error) {
    await closeCharge(services, payment, { action: "payment.cancel", actor: opening.actor });
    throw error;
  }
  if (opening.provider === "bank-transfer") await tryCancelStaleIntents(services, opening.quote.id);
}

/** A change of the quote while the intent was opened may have looked for open ones too early. */
async function refuseStale(services: PaymentServices, quoteId: number, payment: PaymentRow): Promise<void> {
  const fresh = await readQuoteForSystem(services.db, quoteId);
  if (!isStale(payment, fresh, await readPlan(services, quoteId))) return;
  await cancelStaleIntents(services, quoteId);
  throw conflict(fresh, paymentMessages.quoteChanged);
}
