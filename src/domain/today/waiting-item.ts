import type { ItemDue, ItemKind } from "../offers/plan.ts";
import type { ShopTask } from "../orders/order-turn.ts";
import type { Message } from "../words.ts";
import type { JobName } from "./job-names.ts";

/** What waits for the shop itself. */
const shopsKinds = [
  "request",
  "wish",
  "message",
  "order_late",
  "proof_to_make",
  "to_start",
  "to_count",
  "to_ship",
  "to_settle",
  "invoice_draft",
  "deposit_uninvoiced",
  "money_to_check",
  "money_held",
  "money_to_return",
  "exemption_ended",
  "mail_dead",
  "job_failed",
] as const;

/** What waits for a client, whom the shop can ask again. */
const clientsKinds = ["offer_expiring", "accepted_unpaid", "proof_waiting", "certificate_ending"] as const;

/** What may wait for staff. */
export const waitingKinds = [...shopsKinds, ...clientsKinds] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Whose turn it is with what waits. */
export function isShopsTurn(kind: WaitingKind): boolean {
  return !clientsKinds.some((each) => each === kind);
}

/** A value for each kind, in their order. */
export function byWaitingKind<T>(toValue: (kind: WaitingKind) => T): Record<WaitingKind, T> {
  return Object.fromEntries(waitingKinds.map((kind) => [kind, toValue(kind)])) as Record<WaitingKind, T>;
}

const kindOfTask = {
  ...{ make_proof: "proof_to_make", send_proof: "proof_to_make", mend_proof: "proof_to_make" },
  ...{ get_goods: "to_start", resume: "to_start", start: "to_start" },
  pack: "to_count",
  ...{ ship: "to_ship", note_arrival: "to_ship" },
  ...{ settle: "to_settle", close: "to_settle" },
} as const satisfies Record<ShopTask, OrderKind>;

/** The kinds of what the shop does for an order. */
export const orderKinds = [
  "proof_to_make",
  "to_start",
  "to_count",
  "to_ship",
  "to_settle",
] as const satisfies readonly WaitingKind[];
export type OrderKind = (typeof orderKinds)[number];

/** Under which of them a task stands. */
export function orderKindOf(task: ShopTask): OrderKind {
  return kindOfTask[task];
}

/** Something that waits for staff, and the one thing to do about it. */
export interface WaitingItem {
  readonly kind: WaitingKind;
  readonly subject: "quote" | "order" | "invoice" | "payment" | "contact_message" | "outbox" | "company";
  readonly id: number;
  /** The person whom it is about. */
  readonly who: string;
  /** The deal that it belongs to, by which it is told what that is worth. */
  readonly quoteId?: number;
  /** The order, or the quote that a mail was about; items of quotes lead there. */
  readonly reference?: string;
  /** What the shop does next for an order. */
  readonly task?: ShopTask;
  /** The day on which an order leaves. */
  readonly leavesOn?: string | null;
  /** What it is about in money, where that is not the whole deal. */
  readonly amountCents?: number;
  /** Why it waits, where its kind does not say. */
  readonly note?: Message;
  /** The item of the plan that a deposit invoice is to be drafted for. */
  readonly planItemId?: number;
  /** What an accepted quote is to pay next. */
  readonly owes?: {
    readonly kind: ItemKind;
    readonly openCents: number;
    readonly due: ItemDue;
    readonly days: number | null;
    readonly dueOn: string | null;
    /** Some of the quote is paid. */
    readonly isPartPaid: boolean;
  };
  /** What the shop could not do by itself, until it is tried again. */
  readonly failed?: { readonly id: number; readonly job: JobName };
  /** Since when, ISO 8601 UTC. */
  readonly since: string;
  /** Until when something was promised; null where nothing was. */
  readonly dueAt: string | null;
  readonly next: { readonly label: Message; readonly href: string };
}

/** What a deal is about: who buys how many of what, for how much. */
export interface DealInShort {
  readonly company: string | null;
  readonly units: number;
  /** The first of its bags; how many others there are. */
  readonly product: string | null;
  readonly otherProducts: number;
  /** Null while it has no price. */
  readonly totalCents: number | null;
}

/** The shop's turn first, then the client's; in each the nearest promise first, then what has waited longest. */
export function inOrderOfUrgency<Item extends Pick<WaitingItem, "kind" | "dueAt" | "since">>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((a, b) => {
    if (isShopsTurn(a.kind) !== isShopsTurn(b.kind)) return isShopsTurn(a.kind) ? -1 : 1;
    if (a.dueAt !== null && b.dueAt !== null) return a.dueAt < b.dueAt ? -1 : 1;
    if (a.dueAt !== null || b.dueAt !== null) return a.dueAt === null ? 1 : -1;
    return a.since < b.since ? -1 : 1;
  });
}
