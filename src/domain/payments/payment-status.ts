import type { Message } from "#domain/words.ts";

/** The life of a payment. */
export const paymentStatuses = ["pending", "completed", "failed", "expired", "refunded", "reversed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** Those that the specified filter of the payments offers; a transfer that was reversed is among all. */
export const specifiedPaymentStatuses = paymentStatuses.filter((status) => status !== "reversed");

/** A status as an answer may carry it: one that this program does not know is `undetermined`. */
export type ReadPaymentStatus = PaymentStatus | "undetermined";

/** What the provider, the clock or staff may do to a payment. */
export const paymentCommands = ["complete", "fail", "expire", "refund", "fail-refund", "reverse"] as const;
export type PaymentCommand = (typeof paymentCommands)[number];

/** How staff reads a status, and its colour. */
interface PaymentStatusWords {
  readonly tone: "neutral" | "positive" | "info" | "caution" | "negative";
  readonly label: Message;
  /** In the filter of Payment Management, where it differs: the specification says `Successful` there. */
  readonly filterLabel?: Message;
}

interface PaymentStatusEntry extends PaymentStatusWords {
  readonly moves: Readonly<Partial<Record<PaymentCommand, PaymentStatus>>>;
}

/**
 * All that the program knows about each status of a payment: a new status is a new entry here.
 *
 * A failed or expired attempt may still complete: a second card on the same intent, or a late event from the provider.
 * Money that moved is always recorded. A partial refund leaves the payment `completed` (SPEC-2.38). A refund may fail days
 * after its provider took it: the money is then the shop's again (REL-M17). A transfer that was recorded by mistake is
 * reversed for good: recorded again, it is another payment.
 */
export const paymentStatusTable: Readonly<Record<PaymentStatus, PaymentStatusEntry>> = {
  pending: {
    moves: { complete: "completed", fail: "failed", expire: "expired" },
    tone: "caution",
    label: /*i18n*/ { id: "payment.status.pending", message: "En attente" },
  },
  completed: {
    moves: { refund: "refunded", reverse: "reversed" },
    tone: "positive",
    label: /*i18n*/ { id: "payment.status.completed", message: "Réussi" },
    filterLabel: /*i18n*/ { id: "payment.status.successful", message: "Successful" },
  },
  failed: {
    moves: { complete: "completed", expire: "expired" },
    tone: "negative",
    label: /*i18n*/ { id: "payment.status.failed", message: "Échec" },
  },
  expired: {
    moves: { complete: "completed" },
    tone: "neutral",
    label: /*i18n*/ { id: "payment.status.expired", message: "Expiré" },
  },
  refunded: {
    moves: { "fail-refund": "completed" },
    tone: "info",
    label: /*i18n*/ { id: "payment.status.refunded", message: "Remboursé" },
  },
  reversed: {
    moves: {},
    tone: "neutral",
    label: /*i18n*/ { id: "payment.status.reversed", message: "Annulé" },
  },
};

const undetermined: PaymentStatusWords = {
  tone: "neutral",
  label: /*i18n*/ { id: "payment.status.undetermined", message: "Undetermined" },
};

/** How staff reads the status of a payment. */
export function staffPaymentStatus(status: ReadPaymentStatus): PaymentStatusWords {
  return status === "undetermined" ? undetermined : paymentStatusTable[status];
}

/** May this command be given to a payment in this status? */
export function canMovePayment(from: ReadPaymentStatus, command: PaymentCommand): boolean {
  return from !== "undetermined" && paymentStatusTable[from].moves[command] !== undefined;
}

/** The statuses a command may start from: the condition of the guarded update. */
export function paymentStatusesThatAllow(command: PaymentCommand): readonly PaymentStatus[] {
  return paymentStatuses.filter((status) => canMovePayment(status, command));
}

/** Statuses in which the provider may still be paid, or may have been without our knowing. */
export const openPaymentStatuses = paymentStatusesThatAllow("expire");

/** Statuses in which the buyer's money arrived, whether or not it was paid back since. */
export const chargedPaymentStatuses = paymentStatuses.filter(
  (status) => !canMovePayment(status, "complete") && status !== "reversed",
);

export function isOpenPayment(status: PaymentStatus): boolean {
  return openPaymentStatuses.includes(status);
}

export function isChargedPayment(status: PaymentStatus): boolean {
  return chargedPaymentStatuses.includes(status);
}
