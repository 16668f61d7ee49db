import type { ChargeOrder, ProviderState, ReadEvent, RefundOrder, RefundState } from "./provider-state.ts";

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
 * back, or when it learns of the approval. Failures as in `CardProvider`; an order that was captured already is no failure.
 */
export interface RedirectProvider {
  readonly name: "sandbox-paypal" | "paypal";
  createOrder(order: ChargeOrder & ReturnPaths): Promise<OpenedOrder>;
  /** Captures an approved order; returns its state also when another request captured it first. */
  capture(orderId: string, requestKey: string): Promise<ProviderState>;
  /** Undefined when the provider knows no such order. */
  readOrder(orderId: string): Promise<ProviderState | undefined>;
  refund(order: RefundOrder): Promise<RefundState>;
  /** The refunds of an order, as they stand now. */
  listRefunds(orderId: string): Promise<readonly RefundState[]>;
  /** Checks first that the event comes from this provider. */
  readEvent(rawBody: Buffer, headers: WebhookHeaders): Promise<ReadEvent>;
}
