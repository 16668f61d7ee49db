import type { ChargeOrder, ChargeTruth, ProviderEvent, RefundOrder, RefundReceipt } from "./charge-truth.ts";

/** Where the provider's page sends the buyer afterwards. It adds the order's id as `token` to the return address. */
export interface ReturnPaths {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** As they came in. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

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
  /** Checks first that the news come from this provider; undefined when they do not (M5). */
  readEvent(rawBody: Buffer, headers: WebhookHeaders): Promise<ProviderEvent | undefined>;
}
