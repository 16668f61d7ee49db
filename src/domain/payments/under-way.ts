import { isOpenPayment, type PaymentStatus } from "./payment-status.ts";

/** `processing`: the provider has not decided yet. `transfer`: the client announced a bank transfer. */
export const underWayKinds = ["processing", "transfer"] as const;
export type UnderWay = (typeof underWayKinds)[number];

interface Attempt {
  readonly status: PaymentStatus;
  readonly isTransfer: boolean;
  readonly isProcessing: boolean;
  readonly isOver: boolean;
}

/**
 * Why no second payment of the same quote may be opened beside this one (SPEC-3.8); undefined where money is not on its
 * way. A card's intent or an order that waits for its buyer is no reason.
 */
export function underWayOf({ status, isTransfer, isProcessing, isOver }: Attempt): UnderWay | undefined {
  if (!isOpenPayment(status)) return undefined;
  if (isProcessing) return "processing";
  return isTransfer && !isOver ? "transfer" : undefined;
}
