import type { ChargeOrder, ChargeTruth, RefundOrder, RefundReceipt } from "./charge-truth.ts";

/** Where the provider's page sends the buyer afterwards. It adds the order's id as `token` to the return address. */
export interface ReturnPaths {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedOrder {
  readonly orderId: string;
  readonly approveUrl: string;
}

/**
 * A provider to whose own page the buyer is sent: he approves an order there, and the shop captures it when he is
 * back (D10). Failures as in `CardProvider`; an order that was captured already is no failure.
 */
export interface RedirectProvider {
  readonly name: "sandbox-paypal" | "paypal";
  createOrder(order: ChargeOrder & ReturnPaths): Promise<OpenedOrder>;
  /** Takes the money of an approved order; answers what is true then, whoever captured it first. */
  capture(orderId: string, requestKey: string): Promise<ChargeTruth>;
  /** Undefined when the provider knows no such order. */
  readOrder(orderId: string): Promise<ChargeTruth | undefined>;
  refund(order: RefundOrder): Promise<RefundReceipt>;
}
