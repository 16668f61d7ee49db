import type { ItemDue, ItemKind } from "../offers/plan.ts";
import type { Message } from "../words.ts";
import type { JobName } from "./job-names.ts";

/** What may wait for staff. */
export const waitingKinds = [
  "request",
  "message",
  "offer_expiring",
  "exemption_ended",
  "accepted_unpaid",
  "deposit_uninvoiced",
  "money_held",
  "proof_waiting",
  "order_late",
  "mail_dead",
  "certificate_ending",
  "job_failed",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Something that waits for staff, and the one thing to do about it. */
export interface WaitingItem {
  readonly kind: WaitingKind;
  readonly subject: "quote" | "order" | "contact_message" | "outbox" | "company";
  readonly id: number;
  /** The person whom it is about. */
  readonly who: string;
  /** The order, or the quote that a mail was about; items of quotes lead there. */
  readonly reference?: string;
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

/** What was promised first, the nearest promise before the others; then what has waited longest. */
export function inOrderOfUrgency(items: readonly WaitingItem[]): WaitingItem[] {
  return items.toSorted((a, b) => {
    if (a.dueAt !== null && b.dueAt !== null) return a.dueAt < b.dueAt ? -1 : 1;
    if (a.dueAt !== null || b.dueAt !== null) return a.dueAt === null ? 1 : -1;
    return a.since < b.since ? -1 : 1;
  });
}
