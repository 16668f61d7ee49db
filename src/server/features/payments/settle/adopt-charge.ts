import { days } from "#domain/time/durations.ts";
import { type QuoteForPayment, readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { dueOf, readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit, theShop } from "#server/platform/history/history.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { hasQuota } from "#server/platform/limits/require-quota.ts";
import { alertStaff } from "../ledger/flag-payment.ts";
import { type ChargedItem, insertPayment } from "../ledger/payments.repository.ts";
import type { ProviderName } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { isTestProvider } from "../providers/charges-of.ts";
import type { ProviderState } from "../providers/provider-state.ts";
import { systemSettlePayment } from "./system-settle-payment.ts";

/** Staff hears once of a charge that is not in the books: the window is longer than the hourly comparison looks back. */
const unknownChargeLimit = {
  name: "unknown-charge",
  maxHits: 1,
  perMilliseconds: days(7),
} as const satisfies Limit;

/**
 * A charge that the books do not hold, as after a backup was restored. One that this shop opened for a quote is taken
 * in and settled like any other; anything else is only reported. False for another shop's charge on the same account.
 */
export async function adoptCharge(
  services: PaymentServices,
  provider: ProviderName,
  state: ProviderState,
): Promise<boolean> {
  const { subject } = state;
  if (subject && subject.shop !== (await services.shopKey())) return false;
  const quote = subject && (await findQuote(services, subject.quoteId));
  await report(services, provider, state, quote);
  if (!subject || !quote) return true;
  const { clock } = services;
  // What was asked for: of a price that the quote does not have any more, only the provider still knows it.
  const isPriced = subject.quoteVersion === quote.version;
  const item = isPriced
    ? await itemOf(services, quote, state.amountCents)
    : { position: 1, amountCents: state.amountCents };
  const isTest = isTestProvider(services, provider);
  const charge = { chargeId: state.id, provider, quoteVersion: subject.quoteVersion, isTest };
  const adopted = await services.db.transaction().execute(async (transaction) => {
    const payment = await insertPayment(transaction, quote, item, charge, clock());
    if (!payment) return undefined;
    const entry = { subject: "payment", subjectId: payment.id, action: "payment.adopt", actor: theShop };
    await recordAudit(transaction, { ...entry, after: { amount_cents: state.amountCents }, at: clock() });
    return payment;
  });
  if (adopted) await systemSettlePayment(services, adopted, theShop, state);
  return true;
}

/** The item that a charge of this amount was for: one that is open with it, or was; else the one that is due. */
async function itemOf(
  services: PaymentServices,
  quote: QuoteForPayment,
  amountCents: number,
): Promise<ChargedItem> {
  const plan = await readPlan(services, quote.id);
  const open = plan.items.find((each) => each.openCents === amountCents);
  const owed = plan.items.find((each) => each.amountCents === amountCents);
  const { position } = open ?? owed ?? dueOf(plan);
  if (open ?? owed) return { position, amountCents };
  return { position, amountCents: dueOf(plan).openCents || quote.totalCents };
}

async function report(
  services: PaymentServices,
  provider: ProviderName,
  state: ProviderState,
  quote: QuoteForPayment | undefined,
) {
  const isNew = await services.db.transaction().execute(async (transaction) => {
    if (!(await hasQuota({ ...services, db: transaction }, unknownChargeLimit, state.id))) return false;
    await alertStaff(services, transaction, {
      reviewReason: "unknown-intent",
      quoteId: quote?.id ?? null,
      reference: quote?.reference ?? null,
      paymentReference: state.id,
      amountCents: state.amountCents,
      isTest: isTestProvider(services, provider),
    });
    return true;
  });
  if (isNew) services.notifyMailWorker();
}

async function findQuote({ db }: PaymentServices, quoteId: number): Promise<QuoteForPayment | undefined> {
  try {
    return await readQuoteForSystem(db, quoteId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
