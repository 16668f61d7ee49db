import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { promiseAfterHold } from "#domain/orders/order-dates.ts";
import { type HoldReason, isAskedOfClient } from "#domain/orders/order-state.ts";
import { orderRefusals } from "#domain/orders/refusals.ts";
import { workingDaysFrom } from "#domain/time/working-days.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { changeOrder, type OrderAt, orderConflict } from "../commands/change-order.ts";
import { systemNoteDelivered } from "../delivery/system-note-delivered.ts";
import { countLine } from "../model/orders.repository.ts";
import { countingOf, datesOf } from "../presenters/read-orders.ts";
import { systemAskToChoose } from "../settlement/ask-for-rest.ts";
import { orderNews } from "./order-news.ts";

/** Production begins: the day that follows from the last gate is promised (L17.2, L17.3). @throws 409 with the open gates */
export async function staffStartOrder(services: Services, staff: Staff, at: OrderAt): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "start", action: "order.start" },
    decide: (order, now) => {
      if (order.row.hold_reason !== null)
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.onHold });
      const { promisedOn, promisedBefore, arrivesOn } = datesOf(countingOf(services), order);
      return {
        set: { promised_on: promisedOn, promised_before: promisedBefore, started_at: now.toISOString() },
        before: { state: "ready" },
        after: { state: "in_production", promised_on: promisedOn },
        isUndoable: true,
        mail: orderNews(order.row, "started", { arrivesOn }),
      };
    },
  });
}

/** An order waits; its client is written to only where he can end that. @throws 409 when it is on hold already */
export async function staffHoldOrder(
  services: Services,
  staff: Staff,
  { reason, ...at }: OrderAt & { readonly reason: HoldReason },
): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "hold", action: "order.hold" },
    decide: (order, now) => {
      if (order.row.hold_reason !== null)
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.heldAlready });
      return {
        set: { hold_reason: reason, held_at: now.toISOString() },
        before: { hold_reason: null },
        after: { hold_reason: reason },
        ...(isAskedOfClient(reason) && { mail: orderNews(order.row, `held-${reason}`) }),
      };
    },
  });
}

/** It goes on; what was promised moves by the working days that were lost (L17.3). @throws 409 when it is not on hold */
export async function staffResumeOrder(services: Services, staff: Staff, at: OrderAt): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "resume", action: "order.resume" },
    decide: (order, now) => {
      const { hold_reason, held_at, promised_on } = order.row;
      if (hold_reason === null || held_at === null)
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.notHeld });
      const calendar = services.shop.settings();
      const moved =
        promised_on && promiseAfterHold(promised_on, { heldAt: held_at, resumedAt: now, calendar });
      const isMoved = moved !== null && moved !== promised_on;
      const arrival = (day: string) => workingDaysFrom(day, calendar.transit_days, calendar.holidays);
      return {
        set: {
          ...{ hold_reason: null, held_at: null },
          ...(isMoved && { promised_on: moved, promised_before: promised_on }),
        },
        before: { hold_reason, promised_on },
        after: { hold_reason: null, promised_on: moved },
        ...(isMoved &&
          promised_on && {
            mail: orderNews(order.row, "moved", {
              ...{ arrivesOn: arrival(moved), arrivedBefore: arrival(promised_on) },
            }),
          }),
      };
    },
  });
}

/** Everything is made and packed. */
export async function staffPackOrder(services: Services, staff: Staff, at: OrderAt): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "pack", action: "order.pack" },
    decide: (order, now) => {
      if (order.row.hold_reason !== null)
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.onHold });
      return {
        set: { packed_at: now.toISOString() },
        before: { state: order.row.state },
        after: { state: "packed" },
        isUndoable: true,
        also: async (transaction, post) => {
          await systemAskToChoose(services, transaction, {
            ...{ order: { ...order, row: { ...order.row, state: "packed" } }, at: now, post },
          });
        },
      };
    },
  });
}

export interface LineCount {
  readonly order_line_id: number;
  readonly good: number;
  readonly spoiled?: number | undefined;
}

/**
 * What was counted, good and spoiled, in the place of an earlier count (L19.2). A client who was asked to choose by that one
 * is asked again, or told that he need not.
 * @throws 409 for another order's line, and once the order is settled by its count, or shipped
 */
export async function staffCountOrder(
  services: Services,
  staff: Staff,
  { lines, reason, ...at }: OrderAt & Counted,
): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "count", action: "order.count" },
    decide: (order, now) => {
      if (order.settlement?.state === "settled")
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.settled });
      const ids = new Set(lines.map(({ order_line_id }) => order_line_id));
      const counted = order.lines.filter(({ id }) => ids.has(id));
      if (ids.size !== lines.length || counted.length !== lines.length)
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.otherLine });
      return {
        set: {},
        before: {
          counts: counted.flatMap(({ name, units_good: good }) => (good === null ? [] : [{ name, good }])),
        },
        after: {
          counts: lines.map(({ order_line_id, good }) => ({
            name: counted.find(({ id }) => id === order_line_id)?.name,
            good,
          })),
          ...(reason && { reason }),
        },
        also: async (transaction) => {
          for (const { order_line_id, good, spoiled } of lines)
            await countLine(transaction, order_line_id, { units_good: good, units_spoiled: spoiled ?? null });
          if (order.row.state !== "packed") return;
          const countOf = (id: number) => lines.find(({ order_line_id }) => order_line_id === id);
          const recounted = order.lines.map((line) => ({
            ...line,
            units_good: countOf(line.id)?.good ?? line.units_good,
          }));
          const recountedOrder = { ...order, lines: recounted };
          const isAsked = await systemAskToChoose(services, transaction, { order: recountedOrder, at: now });
          if (order.settlement?.state === "asked" && !isAsked)
            await postMail(transaction, orderNews(order.row, "nothing-to-choose"), order.row, now);
        },
      };
    },
  });
}

interface Counted {
  readonly lines: readonly LineCount[];
  /** Why an earlier count was wrong. */
  readonly reason?: string | undefined;
}

/** Everything arrived. */
export async function staffDeliverOrder(services: Services, staff: Staff, at: OrderAt): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "deliver", action: "order.deliver" },
    decide: (order, now) => ({
      set: { delivered_at: now.toISOString() },
      before: { state: "shipped" },
      after: { state: "delivered" },
      isUndoable: true,
      also: (transaction, post) => systemNoteDelivered(services, transaction, { order, at: now, post }),
    }),
  });
}

/** Nothing is left to do: it is delivered, settled and paid. @throws 409 that says what is missing */
export async function staffCloseOrder(services: Services, staff: Staff, at: OrderAt): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: "close", action: "order.close" },
    decide: (order, now) => {
      const refuse = (message: Message) => orderConflict(services, { order, changer: staff, message });
      if (order.settlement?.state !== "settled") throw refuse(orderRefusals.notSettled);
      if (order.openCents !== 0) throw refuse(orderRefusals.notPaid);
      return {
        set: { closed_at: now.toISOString() },
        before: { state: "delivered" },
        after: { state: "closed" },
      };
    },
  });
}
