import type { SettlementAnswer } from "#contracts/orders/settlement.ts";
import { isCounted } from "#domain/orders/settlement.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { readInvoices } from "../invoices/read-invoices.ts";
import { type SettledOrder, storedCounts } from "../model/read-accepted-order.ts";
import type { SettlementRow } from "../model/settlements.table.ts";
import { requireOrder } from "../presenters/read-orders.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { type CountedOrder, cameCents, countOrder } from "./count-order.ts";

type StoredCounts = SettledOrder["counts"];

/** The counts as they are stored with a settlement. */
export function countsToStore({ counts }: Pick<CountedOrder, "counts">): StoredCounts {
  return counts.map(({ name, unitsOrdered, unitsGood, unitsBilled }) => ({
    ...{ name, ordered: unitsOrdered, good: unitsGood ?? 0, billed: unitsBilled },
  }));
}

/** How an order is settled, or would be; null before its bags are counted. @throws 404, 403 for staff who reads no prices */
export async function readSettlement(
  services: Services,
  reader: Staff | Buyer,
  orderId: number,
): Promise<SettlementAnswer | null> {
  const order = await requireOrder(services, reader, orderId);
  if (reader.kind === "staff" && !hasRight(reader, "prices.read")) throw new AppError("forbidden");
  const stored = order.settlement;
  if (!isFrozen(stored) && !isPacked(order)) return null;
  const counted = await countOrder(services, order);
  return {
    ...figuresOf(counted, stored),
    beyond: isFrozen(stored) || counted.isBelow ? null : await beyondOf(services, order, counted),
    invoice: await invoiceOf(services, reader, order, stored),
  };
}

/** What the bags beyond the bound would cost, should the client pay for them; null without any. */
async function beyondOf(services: Services, order: ReadOrder, { unitsBeyond }: CountedOrder) {
  if (unitsBeyond === 0) return null;
  const { settled } = await countOrder(services, order, { isAllBilled: true });
  return { units: unitsBeyond, total_cents: settled.worked.totalCents };
}

/** What it said stays: it is settled, or the client wants more bags than were counted then. */
function isFrozen(stored: SettlementRow | null): stored is SettlementRow {
  return stored?.state === "settled" || stored?.state === "rest";
}

/** Its bags are made and counted. */
export function isPacked({ row, lines }: ReadOrder): boolean {
  const isMade = !["preparing", "in_production", "cancelled"].includes(row.state);
  return (
    isMade &&
    isCounted(lines.map((line) => ({ unitsOrdered: line.units_ordered, unitsGood: line.units_good })))
  );
}

function figuresOf(
  { counts, settled, plan, freightEstimateCents }: CountedOrder,
  stored: SettlementRow | null,
): Omit<SettlementAnswer, "invoice" | "beyond"> {
  const isStored = isFrozen(stored);
  const lines: StoredCounts = isStored
    ? storedCounts.parse(JSON.parse(stored.counts))
    : countsToStore({ counts });
  const total_cents = isStored ? stored.total_cents : settled.worked.totalCents;
  const sum = (of: "ordered" | "good" | "billed") => lines.reduce((all, line) => all + line[of], 0);
  return {
    state: stored?.state ?? "open",
    ...{ choice: stored?.choice ?? null, choose_until: stored?.choose_until ?? null },
    ...{ units_ordered: sum("ordered"), units_good: sum("good"), units_billable: sum("billed") },
    ...{ total_cents, difference_cents: isStored ? stored.difference_cents : settled.differenceCents },
    ...{ paid_cents: cameCents(plan), balance_cents: total_cents - cameCents(plan) },
    freight_estimate_cents: isStored ? null : freightEstimateCents,
  };
}

/** For who reads payments; a client sees it once it is issued. */
async function invoiceOf(
  services: Services,
  reader: Staff | Buyer,
  { row }: ReadOrder,
  stored: SettlementRow | null,
): Promise<SettlementAnswer["invoice"]> {
  if (stored?.invoice_id == null) return null;
  if (reader.kind === "staff" && !hasRight(reader, "payments.read")) return null;
  const { invoices } = await readInvoices(services, reader, { quote_id: row.quote_id });
  return invoices.find(({ id }) => id === stored.invoice_id) ?? null;
}
