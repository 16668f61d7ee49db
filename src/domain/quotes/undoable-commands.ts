import type { Right } from "../accounts/roles.ts";
import { seconds } from "../time/durations.ts";

/** For so long staff takes back what it did, while the mails about it wait (SPEC-3.21). */
export const undoWait = seconds(10);

/** What staff can take back for as long. No document, refund, deletion or setting is among it. */
export const undoableCommands = [
  "confirm",
  "reject",
  "send-offer",
  "start",
  "pack",
  "ship",
  "deliver",
  "settle",
  "waive",
  "transfer",
] as const;
export type UndoableCommand = (typeof undoableCommands)[number];

interface Undoable {
  /** By which lines of the history it is known. */
  readonly actions: readonly string[];
  /** Who may give it may take it back. */
  readonly right: Right;
}

export const undoable: Readonly<Record<UndoableCommand, Undoable>> = {
  confirm: { actions: ["quote.confirm"], right: "quotes.write" },
  reject: { actions: ["quote.reject"], right: "quotes.write" },
  "send-offer": { actions: ["quote.send-offer"], right: "quotes.write" },
  start: { actions: ["order.start"], right: "orders.write" },
  pack: { actions: ["order.pack"], right: "orders.write" },
  ship: { actions: ["order.ship"], right: "orders.write" },
  deliver: { actions: ["order.deliver"], right: "orders.write" },
  settle: { actions: ["order.settle"], right: "payments.write" },
  waive: { actions: ["quote.waive-item", "quote.write-off"], right: "payments.write" },
  transfer: { actions: ["payment.complete"], right: "payments.write" },
};
