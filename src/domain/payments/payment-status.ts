/** The life of a payment. */
export const paymentStatuses = ["pending", "completed", "failed", "expired", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A status as an answer may carry it: one that this program does not know is `undetermined`. */
export type ReadPaymentStatus = PaymentStatus | "undetermined";

/** What the provider, the clock or staff may do to a payment. */
export const paymentCommands = ["complete", "fail", "expire", "refund", "fail-refund"] as const;
export type PaymentCommand = (typeof paymentCommands)[number];

/**
 * The one table of transitions. A failed or expired attempt may still complete: a second card on the same
 * intent, or news from the provider that comes late. Money that moved is always recorded.
 * A partial refund leaves the payment `completed` (SPEC-2.38). A refund may fail days after its provider took it: the money
 * is then the shop's again (REL-M17).
 */
export const paymentMoves: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<PaymentCommand, PaymentStatus>>>>
> = {
  pending: { complete: "completed", fail: "failed", expire: "expired" },
  failed: { complete: "completed", expire: "expired" },
  expired: { complete: "completed" },
  completed: { refund: "refunded" },
  refunded: { "fail-refund": "completed" },
};

/** May this command be given to a payment in this status? */
export function canMovePayment(from: ReadPaymentStatus, command: PaymentCommand): boolean {
  return from !== "undetermined" && paymentMoves[from][command] !== undefined;
}

/** The statuses a command may start from: the condition of the guarded update. */
export function paymentStatusesThatAllow(command: PaymentCommand): readonly PaymentStatus[] {
  return paymentStatuses.filter((status) => canMovePayment(status, command));
}
