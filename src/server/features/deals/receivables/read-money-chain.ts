import type { ItemKind } from "#domain/offers/plan.ts";
import type { MoneyChain } from "#domain/payments/money-chain.ts";
import { sum } from "#domain/sum.ts";
import { ownAccount } from "#server/features/settings/own-bank-details.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote, type InvoiceRow } from "../model/invoices.repository.ts";
import { readPlan } from "./read-plan.ts";
import { systemReadArrivals } from "./system-read-arrivals.ts";

/**
 * What was ordered, invoiced, paid on which days and is left of a quote; undefined of one that owes nothing yet.
 * @param issuing documents that are booked, and issued in this transaction
 */
export async function readMoneyChain(
  services: Pick<Services, "db" | "shop" | "clock">,
  quoteId: number,
  issuing: readonly Pick<InvoiceRow, "kind" | "due_cents">[] = [],
): Promise<MoneyChain | undefined> {
  const { db } = services;
  const { items, openCents } = await readPlan(services, quoteId);
  if (items.every(({ id }) => id === null)) return undefined;
  const before = (await findInvoicesOfQuote(db, quoteId)).filter(({ state }) => state === "issued");
  const arrivals = Map.groupBy(await systemReadArrivals(db, quoteId), ({ on }) => on);
  return {
    orderedCents: sum(items.map(({ kind, amountCents }) => (wasAgreed(kind) ? amountCents : 0))),
    askedCents: sum(items.map(({ askedCents }) => askedCents)),
    invoicedCents: sum(
      [...before, ...issuing].map(({ kind, due_cents }) => (kind === "credit" ? -due_cents : due_cents)),
    ),
    paid: [...arrivals].map(([on, some]) => ({ on, cents: sum(some.map(({ cents }) => cents)) })),
    leftCents: openCents,
  };
}

/** What a settlement or a cancellation asks for besides was not ordered. */
const wasAgreed = (kind: ItemKind) => kind !== "settlement" && kind !== "kept";

/** How the money of the order stands, and where the rest of it is paid, for a mail. */
export async function readHowPaid(services: Pick<Services, "db" | "shop" | "clock">, quoteId: number) {
  const money = await readMoneyChain(services, quoteId);
  const payTo = (money?.leftCents ?? 0) > 0 ? ownAccount(services.shop.settings()) : undefined;
  return { ...(money && { money }), ...(payTo && { payTo }) };
}
