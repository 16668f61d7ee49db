import type { Insertable, Selectable } from "kysely";
import { planCartons, usualPacking } from "#domain/orders/cartons.ts";
import { usualLeadDays } from "#domain/orders/order-dates.ts";
import type { StoredOrderState } from "#domain/orders/order-state.ts";
import { platesUntil } from "#domain/orders/plates.ts";
import { workingDaysFrom } from "#domain/time/working-days.ts";
import type {
  OrderGateTable,
  OrderLineTable,
  OrderTable,
} from "#server/features/deals/model/orders.table.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { SettlementTable } from "#server/features/deals/model/settlements.table.ts";
import type { Dice } from "./dice.ts";
import type { NewQuote } from "./quotes.ts";

type QuoteRow = Selectable<QuoteTable>;

const day = 86_400_000;

/** Days from the acceptance to each step, where nothing is waited for. */
const steps = {
  ...{ preparing: 0, ready: 4, in_production: 5, packed: 22 },
  ...{ partly_shipped: 23, shipped: 25, delivered: 30, closed: 36 },
};
type Step = keyof typeof steps;

/** Of nine paid orders of these days one stands at each step, and a second one in production, on hold. */
const ofNine: readonly Step[] = [
  ...(["preparing", "ready", "in_production", "in_production", "packed"] as const),
  ...(["partly_shipped", "shipped", "delivered", "closed"] as const),
];
const heldOfNine = 3;

/** How far an order has come, and when it took each step. */
interface OrderLife {
  readonly has: (step: Step) => boolean;
  readonly at: (step: Step) => string | null;
  readonly state: StoredOrderState;
  readonly isHeld: boolean;
}

interface Living {
  readonly row: QuoteRow;
  readonly number: number;
  readonly createdAt: string;
  readonly until: Date;
  /** Paid orders that are older are closed. */
  readonly recentDays: number;
}

export function lifeOf(dice: Dice, { row, number, createdAt, until, recentDays }: Living): OrderLife {
  const accepted = Date.parse(createdAt);
  const age = (until.getTime() - accepted) / day;
  const recent = age > recentDays ? "closed" : (ofNine[number % 50] ?? "closed");
  const wanted = row.status === "paid" ? recent : "preparing";
  const reached = latestOf(wanted, age);
  const idle = dice.below(reached === "in_production" ? 23 : 4) + 0.3;
  // What was waited for lies before the first step, so that the last one was taken lately.
  const waited = reached === wanted && age <= recentDays ? Math.max(0, age - steps[reached] - idle) : 0;
  const has = (step: Step) => steps[step] <= steps[reached];
  return {
    has,
    at: (step) =>
      has(step)
        ? new Date(accepted + (step === "preparing" ? 0 : waited + steps[step]) * day).toISOString()
        : null,
    state: row.stage === "cancelled" ? "cancelled" : reached === "ready" ? "preparing" : reached,
    isHeld: reached === "in_production" && number % 50 === heldOfNine,
  };
}

/** An order that is younger than a step takes has not come so far. */
function latestOf(wanted: Step, age: number): Step {
  const possible = ofNine.filter((step) => steps[step] <= Math.min(age, steps[wanted]));
  return possible.at(-1) ?? "preparing";
}

/** The columns that say how far it has come. */
export function orderColumns(
  dice: Dice,
  {
    row,
    content,
    life,
    createdAt,
  }: { row: QuoteRow; content: NewQuote["content"]; life: OrderLife; createdAt: string },
): Partial<Insertable<OrderTable>> {
  const readyAt = life.at("ready");
  const startedAt = life.at("in_production");
  const shippedAt = life.at("partly_shipped");
  const isPrinted = row.is_logo_required === 1 || content !== undefined;
  const needed = dayOf(new Date(Date.parse(readyAt ?? createdAt) + 45 * day).toISOString());
  return {
    state: life.state,
    ...(life.isHeld && startedAt && { hold_reason: "machine" as const, held_at: startedAt }),
    address: `${100 + dice.below(8_900)} Market Street\nDenver, CO 80202`,
    needs_proof: isPrinted ? 1 : 0,
    proof_met_at: isPrinted ? readyAt : null,
    in_hands_on: row.status === "paid" && dice.happens(300) ? needed : null,
    promised_on: startedAt && readyAt && workingDaysFrom(dayOf(readyAt), usualLeadDays, []),
    ...{ started_at: startedAt, packed_at: life.at("packed"), delivered_at: life.at("delivered") },
    closed_at: life.at("closed"),
    cancelled_at: life.state === "cancelled" ? createdAt : null,
    plates_until: shippedAt && isPrinted ? platesUntil(dayOf(shippedAt)) : null,
  };
}

/** What was accepted, and once it is packed, what was counted: to the bag, where it is closed. */
export function orderLinesOf(
  dice: Dice,
  { orderId, quote, life }: { orderId: number; quote: NewQuote; life: OrderLife },
): Insertable<OrderLineTable>[] {
  return quote.lines.map((line, index) => {
    const over = life.has("closed") ? 0 : dice.below(line.units / 50) - line.units / 100;
    const isCounted = life.has("packed");
    return {
      ...{ order_id: orderId, position: index + 1, name: `${line.product_name}, ${line.size_name}` },
      ...{ size_id: line.size_id ?? null, units_ordered: line.units },
      ...{
        units_good: isCounted ? line.units + over : null,
        units_spoiled: isCounted ? dice.below(200) : null,
      },
    };
  });
}

/** The gates that staff says are met. */
export function gatesSaid(orderId: number, life: OrderLife): Insertable<OrderGateTable>[] {
  const created_at = life.at("ready");
  if (created_at === null) return [];
  const said = { order_id: orderId, state: "met", user_id: null, name: "Dana", reason: "" } as const;
  return (["goods", "address"] as const).map((gate) => ({ ...said, gate, created_at }));
}

/** What leaves of these bags with the first shipment, and with the second. */
export function partsOf(good: number): readonly [number, number] {
  const half = Math.floor(good / 2);
  return [half, good - half];
}

/** What left of it, packed as usual; `good` holds the bags of each line. */
export function shipmentsOf(
  dice: Dice,
  { orderId, life, good }: { orderId: number; life: OrderLife; good: readonly number[] },
) {
  const left = [life.at("partly_shipped"), life.at("shipped")].filter((at) => at !== null);
  const deliveredAt = life.at("delivered");
  return left.map((at, index) => {
    const units = good.map((each) => partsOf(each)[index] ?? 0);
    const { cartons, kg } = planCartons(units, { ...usualPacking, carton_kg: 9.5 });
    return {
      ...{ order_id: orderId, number: index + 1, address: null, carrier: "UPS", service: "Ground" },
      tracking: JSON.stringify([`1Z${String(orderId).padStart(8, "0")}${dice.below(90) + 10}`]),
      ...{ cartons, weight_kg: kg },
      ...{ shipped_on: dayOf(at), delivered_on: deliveredAt && dayOf(deliveredAt), created_at: at },
    };
  });
}

/** Of a closed order: as many bags as were ordered, so that nothing is owed either way. */
export function settlementOf(
  orderId: number,
  { row, lines, life }: { row: QuoteRow; lines: NewQuote["lines"]; life: OrderLife },
): Insertable<SettlementTable>[] {
  const at = life.at("closed");
  if (at === null) return [];
  const counts = lines.map(({ product_name, size_name, units }) => ({
    ...{ name: `${product_name}, ${size_name}`, ordered: units, good: units, billed: units },
  }));
  return [
    {
      ...{
        order_id: orderId,
        state: "settled",
        choice: null,
        choose_until: null,
        counts: JSON.stringify(counts),
      },
      ...{ total_cents: row.total_cents, difference_cents: 0, freight_cents: null, invoice_id: null },
      ...{ created_at: at, settled_at: at },
    },
  ];
}

function dayOf(at: string): string {
  return at.slice(0, 10);
}
