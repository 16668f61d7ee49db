import { chargedPaymentStatuses, openPaymentStatuses } from "#domain/payments/payment-status.ts";
import { days } from "#domain/time/durations.ts";
import type { JobName } from "#domain/today/job-names.ts";
import type { QuoteForPayment } from "#server/features/deals/model/quote-for-payment.ts";
import { systemSelectQuotesOfClient } from "#server/features/deals/model/system-read-quote.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import type { PaymentRow, ProviderName } from "./payments.table.ts";

/** What a payment is opened for: an item of a quote at one price, at one provider. */
export interface ChargeKind {
  readonly quoteId: number;
  readonly quoteVersion: number;
  readonly planPosition: number;
  readonly amountCents: number;
  readonly provider: ProviderName;
}

/** The payment that is open for exactly this, if there is one. */
export async function findOpenPayment(db: Db, kind: ChargeKind, now: Date): Promise<PaymentRow | undefined> {
  return await ofKind(db, kind)
    .selectAll()
    .where("amount_cents", "=", kind.amountCents)
    .where("status", "in", openPaymentStatuses)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/**
 * How many payments for this item at this price came to an end, whatever was charged in the end: the number of the
 * next attempt.
 */
export async function countClosedPayments(db: Db, kind: ChargeKind): Promise<number> {
  return await countFound(ofKind(db, kind).where("status", "not in", openPaymentStatuses));
}

function ofKind(db: Db, { quoteId, quoteVersion, planPosition, provider }: ChargeKind) {
  return db
    .selectFrom("payments")
    .where("quote_id", "=", quoteId)
    .where("quote_version", "=", quoteVersion)
    .where("plan_position", "=", planPosition)
    .where("provider", "=", provider);
}

/** How long an intent or order stays open. */
const intentLifetime = days(1);

/** What the provider gave: an intent with its secret, or an order with the address to approve it. */
export interface OpenedCharge {
  readonly chargeId: string;
  readonly clientSecret?: string;
  readonly approveUrl?: string;
  /** Where it is not the quote's present one. */
  readonly quoteVersion?: number;
  /** In milliseconds, where it is not a day. */
  readonly lifetime?: number;
}

/** The item of its plan that a payment is for, and how much of it. */
export interface ChargedItem {
  readonly position: number;
  readonly amountCents: number;
}

/** Records an intent or order for an item of a quote; undefined when a concurrent request recorded it. */
export async function insertPayment(
  transaction: Transaction,
  quote: QuoteForPayment,
  item: ChargedItem,
  opened: OpenedCharge & { readonly provider: ProviderName; readonly isTest: boolean },
  now: Date,
): Promise<PaymentRow | undefined> {
  const { name, email, productName, reference } = quote;
  return await transaction
    .insertInto("payments")
    .values({
      quote_id: quote.id,
      quote_version: opened.quoteVersion ?? quote.version,
      plan_position: item.position,
      quote_reference: reference,
      provider: opened.provider,
      payment_intent_id: opened.chargeId,
      client_secret: opened.clientSecret ?? null,
      approve_url: opened.approveUrl ?? null,
      status: "pending",
      amount_cents: item.amountCents,
      customer_name: name,
      customer_email: email,
      product_name: productName,
      search_text: searchable(...emailSpellings(email), name, opened.chargeId, productName, reference),
      to_check: null,
      is_test: opened.isTest ? 1 : 0,
      settled_at: null,
      expires_at: new Date(now.getTime() + (opened.lifetime ?? intentLifetime)).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((c) => c.columns(["provider", "payment_intent_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findPaymentForSystem(db: Db, id: number): Promise<PaymentRow | undefined> {
  return await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A payment for a quote that this client may read; a foreign one and a missing one look the same. */
export async function findPaymentOfClient(
  db: Db,
  clientId: number,
  id: number,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .where("quote_id", "in", systemSelectQuotesOfClient(db, clientId))
    .executeTakeFirst();
}

export async function findPaymentOfProvider(
  db: Db,
  provider: ProviderName,
  intentId: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("payment_intent_id", "=", intentId)
    .executeTakeFirst();
}

/** The payment with this intent, of this quote and of no other. */
export async function findPaymentOfQuote(
  db: Db,
  quoteId: number,
  intentId: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .where("payment_intent_id", "=", intentId)
    .executeTakeFirst();
}

export async function findPaymentsOfQuote(db: Db, quoteId: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("id", "desc")
    .execute();
}

/** The same for several quotes, by the quote. */
export async function findPaymentsOfQuotes(
  db: Db,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PaymentRow[]>> {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where(isOneOf(db, "quote_id", quoteIds))
    .orderBy("id", "desc")
    .execute();
  return Map.groupBy(rows, ({ quote_id }) => quote_id);
}

/** Open payments in portions, by id; `isOver` narrows to those whose time is over. */
export async function findOpenPaymentsAfter(
  db: Db,
  lastId: number,
  { job, expiredBy }: { readonly job: JobName; readonly expiredBy?: Date },
): Promise<PaymentRow[]> {
  let query = db
    .selectFrom("payments")
    .selectAll()
    .where("status", "in", openPaymentStatuses)
    .where("id", ">", lastId)
    .where(isNotPutAside(job, "payments.id"));
  if (expiredBy) query = query.where("expires_at", "<=", expiredBy.toISOString());
  return await query.orderBy("id").limit(100).execute();
}

/** Payments that were charged or paid back since then, in portions, by id. */
export async function findSettledPaymentsAfter(db: Db, lastId: number, since: Date): Promise<PaymentRow[]> {
  return await db
    .selectFrom("payments")
    .selectAll()
    .where("status", "in", chargedPaymentStatuses)
    .where((eb) =>
      eb.or([
        eb("settled_at", ">=", since.toISOString()),
        eb(
          "id",
          "in",
          eb.selectFrom("refunds").select("payment_id").where("created_at", ">=", since.toISOString()),
        ),
      ]),
    )
    .where("id", ">", lastId)
    .where(isNotPutAside("payment_compare", "payments.id"))
    .orderBy("id")
    .limit(100)
    .execute();
}

/** Whether money was ever taken here. */
export async function hasRealPayments(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "in", chargedPaymentStatuses)
    .where("is_test", "=", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts another address in the place of the known one; false when it is not that one any more. */
export async function replaceCustomerEmail(
  transaction: Transaction,
  payment: PaymentRow,
  email: string,
): Promise<boolean> {
  const result = await transaction
    .updateTable("payments")
    .set((eb) => ({
      customer_email: email,
      search_text: `${payment.search_text}\n${searchable(...emailSpellings(email))}`,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", payment.id)
    .where("customer_email", "=", payment.customer_email)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
