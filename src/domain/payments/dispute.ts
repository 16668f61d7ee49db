/** How a dispute at the provider stands. Won: the money stays the shop's; lost: it is gone. */
export const disputeStatuses = ["open", "won", "lost"] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** May a dispute change between these statuses? A late event of its opening never undoes a decision. */
export function canMoveDispute(from: DisputeStatus, to: DisputeStatus): boolean {
  return from !== to && to !== "open";
}

/** How a payment stands that has these disputes; null without one. */
export function disputeOf(statuses: readonly DisputeStatus[]): DisputeStatus | null {
  return (["open", "lost", "won"] as const).find((status) => statuses.includes(status)) ?? null;
}
