import type { ItemStanding } from "../ledger/standing.ts";
import type { ItemDue, ItemKind, PlanDue } from "../offers/plan.ts";
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
  /** What was agreed. */
  readonly amountCents: number;
  readonly waivedReason?: string | null;
}

export const dueStates = ["open", "part-paid", "paid", "overdue", "waived"] as const;
export type DueState = (typeof dueStates)[number];

/** How an item stands, as the ledger says: asked is what is paid, open and given up. */
export interface StandingItem extends DueItem {
  readonly askedCents: number;
  readonly paidCents: number;
  readonly openCents: number;
  /** Staff asks no more for what was open. */
  readonly isWaived: boolean;
  readonly state: DueState;
}

/** How a plan stands. */
export interface PlanStanding {
  readonly items: readonly StandingItem[];
  readonly paidCents: number;
  readonly openCents: number;
  /** Money of the client for this deal that counts for nothing: it counts for something else of his, or goes back. */
  readonly heldCents: number;
  /** Its order was cancelled: nothing is asked any more. */
  readonly isCancelled: boolean;
}

/** An item that is asked for whole: its offer is not accepted yet. */
export function unpaidItem(item: DueItem): StandingItem {
  const { amountCents: askedCents } = item;
  return {
    ...{ ...item, askedCents, paidCents: 0, openCents: askedCents, isWaived: false },
    state: askedCents === 0 ? "paid" : "open",
  };
}

/** How an item stands by what the ledger says of it (L10.4). What went back of a paid quote stays paid (SPEC-2.38). */
export function standingItem(item: DueItem, standing: ItemStanding, today: string): StandingItem {
  const { askedCents, openCents, paidCents, waivedCents, goneCents } = standing;
  const isWaived = waivedCents > goneCents;
  const shownPaidCents = isWaived ? paidCents : paidCents + goneCents;
  const state = stateOf(item, { askedCents, openCents, paidCents: shownPaidCents, isWaived, today });
  return { ...item, askedCents, openCents, paidCents: shownPaidCents, isWaived, state };
}

interface Asked extends Pick<StandingItem, "askedCents" | "paidCents" | "openCents" | "isWaived"> {
  readonly today: string;
}

function stateOf(
  { dueOn, amountCents }: DueItem,
  { askedCents, paidCents, openCents, isWaived, today }: Asked,
): DueState {
  if (openCents > 0) {
    if (dueOn !== null && dueOn < today) return "overdue";
    return paidCents > 0 ? "part-paid" : "open";
  }
  return isWaived || (askedCents === 0 && amountCents > 0) ? "waived" : "paid";
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

/** What one payment can bring by what staff types; above it is a slip of the hand. */
export const maximumReceivedCents = 999_999_999;

const noReason: Message = /*i18n*/ { id: "payment.due.noReason", message: "Please say why." };

/** Why no more is asked for: 1 to 500 characters. */
export const dueReasonRule: Rule<string> = textRule(required(noReason), atMost(500));
