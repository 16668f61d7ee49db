import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { Gate } from "#domain/orders/order-state.ts";
import { orderRefusals } from "#domain/orders/refusals.ts";
import { hours } from "#domain/time/durations.ts";
import { auditActorOf, type Buyer, type Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { mailAnsweredByLink } from "../commands/answered-by-link.ts";
import { changeOrder, type OrderAt, orderConflict } from "../commands/change-order.ts";
import { sayOfGate } from "../model/orders.repository.ts";
import type { ReadOrder } from "../presenters/show-order.ts";

interface Said extends OrderAt {
  readonly gate: Gate;
  readonly state: "met" | "waived";
  readonly reason: string;
}

/**
 * Staff says that a gate is met, or that production need not wait for it. One that is not open stays as it is.
 * @throws 409 for a proof, which is never waived (L17.2), and for an address that the order does not have
 */
export async function staffSayOfGate(
  services: Services,
  staff: Staff,
  { gate, state, reason, ...at }: Said,
): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: state === "met" ? "meet" : "waive" },
    action: state === "met" ? "order.meet" : "order.waive",
    decide: (order, now) => {
      if (gate === "proof")
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.proofNeverWaived });
      // An address that is not written down cannot be right.
      if (gate === "address" && state === "met" && !order.row.address)
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.noAddress });
      const standing = order.gates.find((each) => each.gate === gate);
      if (standing?.state === "met" || (standing?.state === "waived" && state === "waived")) return undefined;
      return {
        set: {},
        before: { gate, gate_state: standing?.state },
        after: { gate, gate_state: state, reason },
        also: (transaction) => say(transaction, order, { gate, state, reason, by: staff, at: now }),
      };
    },
  });
}

/** Addresses that one person may say: each is a line of the order's history. */
const addressLimit = {
  name: "order-address",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Where it is sent: said by staff until it leaves, or by its client until it is packed. It meets the gate. */
export async function setOrderAddress(
  services: Services,
  changer: Staff | Buyer,
  { address, ...at }: OrderAt & { readonly address: string },
): Promise<OrderAnswer> {
  if (changer.kind === "staff" && !hasRight(changer, "orders.write")) throw new AppError("forbidden");
  const { kind, id } = auditActorOf(changer);
  await requireQuota(services, addressLimit, `${kind} ${id}`);
  return await changeOrder(services, changer, {
    ...{
      ...at,
      command: changer.kind === "staff" ? "address" : "address-by-client",
      action: "order.address",
    },
    decide: (order, now) => {
      const standing = order.gates.find(({ gate }) => gate === "address");
      if (standing?.state === "met" && order.row.address === address) return undefined;
      return {
        set: { address },
        before: { address: order.row.address, gate_state: standing?.state },
        after: { address, gate_state: "met" },
        also: async (transaction) => {
          await say(transaction, order, { gate: "address", state: "met", reason: "", by: changer, at: now });
          const { quote_id: id, quote_reference: reference, email, language } = order.row;
          const quote = { id, reference, email, language };
          await mailAnsweredByLink(transaction, changer, { quote, news: "address-changed", at: now });
        },
      };
    },
  });
}

/** The lead time of its own, and the day on which the client needs it; what is not given stays. */
export async function staffSetOrderDates(
  services: Services,
  staff: Staff,
  { dates, ...at }: OrderAt & { readonly dates: OwnDates },
): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "dates", action: "order.dates" },
    decide: ({ row }) => {
      const { lead_days = row.lead_days, in_hands_on = row.in_hands_on } = dates;
      if (lead_days === row.lead_days && in_hands_on === row.in_hands_on) return undefined;
      return {
        set: { lead_days, in_hands_on },
        before: { lead_days: row.lead_days, in_hands_on: row.in_hands_on },
        after: { lead_days, in_hands_on },
      };
    },
  });
}

interface OwnDates {
  readonly lead_days?: number | null | undefined;
  readonly in_hands_on?: string | null | undefined;
}

interface Saying {
  readonly gate: Gate;
  readonly state: "met" | "waived";
  readonly reason: string;
  readonly by: Staff | Buyer;
  readonly at: Date;
}

async function say(
  transaction: Transaction,
  { row }: ReadOrder,
  { gate, state, reason, by, at }: Saying,
): Promise<void> {
  await sayOfGate(transaction, {
    ...{ order_id: row.id, gate, state, reason, name: by.name, created_at: at.toISOString() },
    user_id: by.kind === "staff" ? by.userId : null,
  });
}
