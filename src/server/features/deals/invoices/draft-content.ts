import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { dueDay } from "#domain/companies/payment-terms.ts";
import { frenchFactsOf } from "#domain/france/french-facts.ts";
import { isCredited } from "#domain/invoices/sums.ts";
import type { StandingItem } from "#domain/payments/dues.ts";
import { sum } from "#domain/sum.ts";
import { type Message, withValues } from "#domain/words.ts";
import { ownAccount } from "#server/features/settings/own-bank-details.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote } from "../model/invoices.repository.ts";
import { type AcceptedOrder, systemReadAcceptedOrder } from "../model/read-accepted-order.ts";
import { systemReadQuote } from "../model/system-read-quote.ts";
import { readPlans } from "../receivables/read-plan.ts";
import { type Arrival, systemReadArrivals } from "../receivables/system-read-arrivals.ts";
import {
  type Billed,
  billedOfOrder,
  composeDeposit,
  composeInvoice,
  languageOf,
  type SellingShop,
} from "./compose-invoice.ts";
import { previousOf, type SummedRow, standingForWhole, summedOf } from "./summed.ts";

const notAccepted: Message = /*i18n*/ {
  id: "invoice.notAccepted",
  message: "This quote is not accepted yet: there is nothing to invoice.",
};
const oneAlready: Message = /*i18n*/ {
  id: "invoice.already",
  message: "This order has an invoice. Please credit that one first.",
};
const noDeposit: Message = /*i18n*/ {
  id: "invoice.noDeposit",
  message: "No deposit of this order is left to invoice. What its plan asks for last is in the invoice.",
};
const depositAlready: Message = /*i18n*/ {
  id: "invoice.depositAlready",
  message: "This deposit has an invoice. Please credit that one first.",
};
const moreBefore: Message = /*i18n*/ {
  id: "invoice.moreBefore",
  message: "More was invoiced before than this order costs. Please credit that first.",
};
const nothingKept: Message = /*i18n*/ {
  id: "invoice.cancelled",
  message: "This order is cancelled: only what you keep of it is invoiced.",
};
const keptLine: Message = /*i18n*/ { id: "invoice.keptLine", message: "Kept of the cancelled order {order}" };
const depositLine: Message = /*i18n*/ { id: "invoice.depositLine", message: "Deposit for order {order}" };

/** A draft that is made, or the one that is issued. */
export interface Wanted {
  /** Null while it is made. */
  readonly id: number | null;
  readonly kind: "deposit" | "invoice" | "settlement";
  readonly quoteId: number;
  readonly planItemId: number | null;
  /** What is being counted; what the order comes to where it is absent. */
  readonly billed?: Billed | undefined;
  /** A note that is drafted beside it takes back what was invoiced too much before: it asks for nothing. */
  readonly isBesideNote?: boolean | undefined;
}

/** What a draft says as order, company, plan and earlier invoices stand now. @throws 404; 409 with why not; 422 for another item */
export async function contentOf(
  transaction: Transaction,
  services: Pick<Services, "shop" | "translate">,
  { day, ...wanted }: Wanted & { readonly day: string },
) {
  const order = await requireOrder(transaction, wanted.quoteId);
  const isCancelled = order.quote.stage === "cancelled";
  if (isCancelled && (wanted.kind !== "invoice" || order.settled?.worked.totalCents === 0))
    throw new AppError("conflict", { message: nothingKept });
  const plan = (await readPlans(transaction, [wanted.quoteId], day)).get(wanted.quoteId);
  const all = (await findInvoicesOfQuote(transaction, wanted.quoteId)).map(summedOf);
  // Another draft is in the way of making one, but not of issuing this one.
  const others = all.filter(({ id, isIssued }) => id !== wanted.id && (wanted.id === null || isIssued));
  const arrivals = await systemReadArrivals(transaction, wanted.quoteId);
  const composing = { services, wanted, day, order, others, arrivals, items: plan?.items ?? [] };
  const { snapshot, item } = wanted.kind === "deposit" ? depositOf(composing) : wholeOf(composing);
  return {
    columns: {
      ...{ client_id: order.quote.clientId, company_id: order.company?.id ?? null },
      ...{ snapshot: JSON.stringify(snapshot), plan_item_id: item?.id ?? null },
      ...{ total_cents: snapshot.total_cents, tax_cents: snapshot.tax_cents, due_cents: snapshot.due_cents },
    },
    snapshot,
    order,
    dueOn: lastOf(day, item ? null : dueDay(day, termsOf(order)), dueOnOf(item, composing.items)),
  };
}

interface Composing {
  readonly services: Pick<Services, "shop" | "translate">;
  readonly wanted: Wanted;
  /** The day on which it is made, or issued. */
  readonly day: string;
  /** What was paid for the order. */
  readonly arrivals: readonly Arrival[];
  readonly order: AcceptedOrder;
  readonly others: readonly SummedRow[];
  readonly items: readonly StandingItem[];
}

interface Composed {
  readonly snapshot: InvoiceSnapshot;
  /** The item that a deposit is for. */
  readonly item?: StandingItem;
}

/** A cancelled order is invoiced by what is kept of it. */
function billedOf({ services, order, wanted }: Composing): Billed {
  const billed = wanted.billed ?? billedOfOrder(order);
  if (order.quote.stage !== "cancelled") return billed;
  const language = languageOf(services.shop.facts(), order.quote);
  const name = services.translate(language, withValues(keptLine, { order: order.orderNumber }));
  return { ...billed, lines: billed.lines.map((line) => ({ ...line, name })) };
}

function wholeOf(composing: Composing): Composed {
  const { services, wanted, order, others, arrivals, day } = composing;
  // An order is settled once more where its settlement was voided: what was invoiced before is taken off.
  if (wanted.kind === "invoice" && standingForWhole(others).length > 0)
    throw new AppError("conflict", { message: oneAlready });
  const snapshot = composeInvoice(order, {
    ...{ shop: sellingShop(services), billed: billedOf(composing) },
    ...{ previous: previousOf(others), soldOn: order.shippedOn ?? day },
    paid: paidByDay(arrivals.filter(({ itemId }) => !isInvoiced(itemId, others))),
  });
  if (snapshot.due_cents >= 0) return { snapshot };
  if (wanted.isBesideNote) return { snapshot: { ...snapshot, due_cents: 0 } };
  throw new AppError("conflict", { message: moreBefore });
}

function depositOf({ services, wanted, order, others, items, arrivals, day }: Composing): Composed {
  if (standingForWhole(others).length > 0) throw new AppError("conflict", { message: oneAlready });
  // What is asked for last is what the invoice of the whole order leaves.
  const asked = planned(items)
    .slice(0, -1)
    .filter(({ isWaived }) => !isWaived);
  const item =
    wanted.planItemId === null
      ? asked.find(({ id }) => !isInvoiced(id, others))
      : asked.find(({ id }) => id === wanted.planItemId);
  if (!item) {
    if (wanted.planItemId === null || wanted.id !== null)
      throw new AppError("conflict", { message: noDeposit });
    throw new AppError("invalid", { fields: { plan_item_id: [noDeposit] } });
  }
  if (isInvoiced(item.id, others)) throw new AppError("conflict", { message: depositAlready });
  const shop = sellingShop(services);
  const language = languageOf(shop.facts, order.quote);
  const paid = paidByDay(arrivals.filter(({ itemId }) => itemId === item.id));
  const snapshot = composeDeposit(order, {
    ...{ shop, previous: previousOf(others), amountCents: item.amountCents },
    name: services.translate(language, withValues(depositLine, { order: order.orderNumber })),
    ...{ isTaxed: shop.french !== null, paid, soldOn: paid.at(-1)?.on ?? day },
  });
  return { snapshot, item };
}

/** Whether an item of the plan has an invoice that stands. */
function isInvoiced(itemId: number | null, others: readonly SummedRow[]): boolean {
  return others.some((each) => each.row.plan_item_id === itemId && !isCredited(each, others));
}

function paidByDay(arrivals: readonly Arrival[]): InvoiceSnapshot["paid"] {
  const days = Map.groupBy(arrivals, ({ on }) => on);
  return [...days].map(([on, each]) => ({ on, cents: sum(each.map(({ cents }) => cents)) }));
}

function sellingShop({ shop }: Pick<Services, "shop">): SellingShop {
  const settings = shop.settings();
  return {
    facts: shop.facts(),
    french: frenchFactsOf(settings)?.seller ?? null,
    account: ownAccount(settings) ?? null,
  };
}

/** @throws 404 without the quote, 409 while it is not accepted */
export async function requireOrder(db: Db, quoteId: number): Promise<AcceptedOrder> {
  const order = await systemReadAcceptedOrder(db, quoteId);
  if (order) return order;
  await systemReadQuote(db, quoteId);
  throw new AppError("conflict", { message: notAccepted });
}

function termsOf({ company }: AcceptedOrder) {
  return company?.terms ?? { kind: "prepaid" as const };
}

/** A deposit is due by its item, the invoice of the whole order not before what the plan asks for last. */
function dueOnOf(item: StandingItem | undefined, items: readonly StandingItem[]): string | null {
  return (item ?? planned(items).at(-1))?.dueOn ?? null;
}

/** The items that were agreed: what the count asks for beyond them has the day of its invoice. */
function planned(items: readonly StandingItem[]): readonly StandingItem[] {
  return items.filter(({ kind }) => kind !== "settlement" && kind !== "kept");
}

function lastOf(day: string, ...days: readonly (string | null)[]): string {
  return days.reduce<string>((last, each) => (each !== null && each > last ? each : last), day);
}
