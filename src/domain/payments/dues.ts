import type { ItemDue, ItemKind, PlanDue } from "../offers/plan.ts";
import { sum } from "../sum.ts";
import { atMost } from "../text/at-most.ts";
import { textRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";

/** The dues that production waits for (L17.2). */
export const productionDues = [
  "on-acceptance",
  "on-proof",
  "before-production",
] as const satisfies readonly PlanDue[];

/** An item of a plan as it is stored, or as it will be once the offer is accepted. */
export interface DueItem {
  /** Null before the order: then it is worked out from the offer. */
  readonly id: number | null;
  readonly position: number;
  readonly kind: ItemKind;
  readonly due: ItemDue;
  readonly days: number | null;
  /** The last day on which it is paid in time, where that is known. */
  readonly dueOn: string | null;
  readonly amountCents: number;
  /** Staff asks no more for what is open. */
  readonly isWaived: boolean;
  readonly waivedReason?: string | null;
  /** Of what the count asked for: it was paid whole once, and stays so as a paid quote does. */
  readonly isPaid?: boolean;
}

/** A part of a payment that counts for an item, in the order in which they were booked. */
export interface Booking {
  readonly paymentId: number;
  readonly itemId: number;
  readonly amountCents: number;
}

/** A payment, as far as what counts for items is concerned. */
export interface BookedPayment {
  readonly id: number;
  readonly amountCents: number;
  /** Refunds, and what a buyer got back through disputes. */
  readonly returnedCents: number;
}

export const dueStates = ["open", "part-paid", "paid", "overdue", "waived"] as const;
export type DueState = (typeof dueStates)[number];

/** How an item stands. */
export interface StandingItem extends DueItem {
  readonly paidCents: number;
  /** What is still asked for. */
  readonly openCents: number;
  /** What issued credit notes took off it. */
  readonly creditedCents: number;
  readonly state: DueState;
}

/** How a plan stands; what is paid, open, waived and credited is what was agreed. */
export interface PlanStanding {
  readonly items: readonly StandingItem[];
  readonly paidCents: number;
  readonly openCents: number;
  /** What was paid and then credited: it goes back. */
  readonly backCents: number;
}

interface Standing {
  readonly items: readonly DueItem[];
  readonly bookings: readonly Booking[];
  readonly payments: readonly BookedPayment[];
  /** The quote is paid: nothing of it is open any more, whatever was paid back since (SPEC-2.38). */
  readonly isSettled: boolean;
  /** The order was cancelled: nothing of it is asked for any more. */
  readonly isCancelled?: boolean;
  /** What issued credit notes leave unasked: `creditedCentsOf`. */
  readonly creditedCents?: number;
  /** Where the shop is. */
  readonly today: string;
}

/**
 * Works out how the items of a plan stand (L10.4). What was credited is taken off what is open, the last item first, and
 * goes back where nothing is.
 */
export function planStanding(standing: Standing): PlanStanding {
  const { items, bookings, payments, isSettled, isCancelled = false, today } = standing;
  const counted = countedBookings(bookings, payments);
  let left = isCancelled ? 0 : (standing.creditedCents ?? 0);
  const standings = items
    .toReversed()
    .map((item): StandingItem => {
      const booked = sum(counted.filter(({ itemId }) => itemId === item.id).map((each) => each.amountCents));
      const creditedCents = Math.min(left, Math.max(0, item.amountCents - booked));
      left -= creditedCents;
      const askedCents = item.amountCents - creditedCents;
      const stays = item.kind === "settlement" ? item.isPaid === true : isSettled;
      const paidCents = stays && !item.isWaived ? askedCents : booked;
      const openCents = item.isWaived || isCancelled ? 0 : Math.max(0, askedCents - paidCents);
      const state = stateOf(item, { askedCents, paidCents, openCents, today });
      return { ...item, paidCents, openCents, creditedCents, state };
    })
    .toReversed();
  return {
    items: standings,
    paidCents: sum(standings.map(({ paidCents }) => paidCents)),
    openCents: sum(standings.map(({ openCents }) => openCents)),
    backCents: left,
  };
}

/** An issued invoice or credit note of an order, as far as what it leaves to pay is concerned. */
export interface IssuedPaper {
  readonly isCredit: boolean;
  readonly dueCents: number;
  /** What the whole order costs by it; null where it says that of a part. */
  readonly orderCents: number | null;
}

/**
 * What the credit notes of an order leave unasked: all that it costs by its last invoice less what its papers come to. An
 * invoice of the whole order asks again for what was credited before it (L12.4), so without one nothing is left out.
 */
export function creditedCentsOf(papers: readonly IssuedPaper[]): number {
  const orderCents = papers.findLast((paper) => paper.orderCents !== null)?.orderCents ?? null;
  if (orderCents === null) return 0;
  return Math.max(
    0,
    orderCents - sum(papers.map(({ isCredit, dueCents }) => (isCredit ? -dueCents : dueCents))),
  );
}

/** What of each booking still counts: what went back is taken off what counted for nothing, then off the last booking. */
export function countedBookings(bookings: readonly Booking[], payments: readonly BookedPayment[]): Booking[] {
  const left = new Map(
    payments.map(({ id, amountCents, returnedCents }) => {
      const booked = sum(
        bookings.filter(({ paymentId }) => paymentId === id).map((each) => each.amountCents),
      );
      const uncounted = Math.max(0, amountCents - booked);
      return [id, Math.max(0, returnedCents - uncounted)] as const;
    }),
  );
  return bookings
    .toReversed()
    .map((booking) => {
      const gone = Math.min(booking.amountCents, left.get(booking.paymentId) ?? 0);
      left.set(booking.paymentId, (left.get(booking.paymentId) ?? 0) - gone);
      return { ...booking, amountCents: booking.amountCents - gone };
    })
    .toReversed();
}

interface Asked {
  /** What was agreed, less what was credited. */
  readonly askedCents: number;
  readonly paidCents: number;
  readonly openCents: number;
  readonly today: string;
}

function stateOf(
  { isWaived, dueOn, amountCents }: DueItem,
  { askedCents, paidCents, openCents, today }: Asked,
): DueState {
  const isCreditedWhole = askedCents === 0 && amountCents > 0;
  if (isWaived || isCreditedWhole || (openCents === 0 && paidCents < askedCents)) return "waived";
  if (openCents === 0) return "paid";
  if (dueOn !== null && dueOn < today) return "overdue";
  return paidCents > 0 ? "part-paid" : "open";
}

/** What is asked for next: the oldest item that is open. */
export function nextDue({ items }: PlanStanding): StandingItem | undefined {
  return items.find(({ openCents }) => openCents > 0);
}

/** Whether something is open that is paid before the goods leave (L10.6). */
export function owesBeforeShipping({ items }: PlanStanding): boolean {
  return items.some(({ due, openCents }) => due === "before-shipping" && openCents > 0);
}

/** What of an arrived amount counts for which item, and what is more than all that is open. */
export interface Allocation {
  readonly parts: readonly { readonly position: number; readonly amountCents: number }[];
  readonly overCents: number;
}

/** Books an amount: for the item that it was meant for, then for the oldest ones that are open (L10.4). */
export function allocateArrived(
  arrivedCents: number,
  items: readonly Pick<StandingItem, "position" | "openCents">[],
  wantedPosition?: number,
): Allocation {
  const wanted = items.filter(({ position }) => position === wantedPosition);
  const others = items.filter(({ position }) => position !== wantedPosition);
  let left = arrivedCents;
  const parts = [...wanted, ...others].flatMap(({ position, openCents }) => {
    const amountCents = Math.min(left, openCents);
    left -= amountCents;
    return amountCents > 0 ? [{ position, amountCents }] : [];
  });
  return { parts, overCents: left };
}

/** What may be written off as too little to ask for (L10.5). */
export const smallRestCents = 100;

const noReason: Message = /*i18n*/ { id: "payment.due.noReason", message: "Please say why." };

/** Why no more is asked for: 1 to 500 characters. */
export const dueReasonRule: Rule<string> = textRule(required(noReason), atMost(500));

/** What of a payment counts for nothing yet, after what went back. */
export function uncountedCents(
  { id, amountCents, returnedCents }: BookedPayment,
  bookings: readonly Booking[],
) {
  const booked = sum(bookings.filter(({ paymentId }) => paymentId === id).map((each) => each.amountCents));
  return Math.max(0, amountCents - booked - returnedCents);
}
