import type { Currency } from "#domain/money/cents.ts";
import type { DisputeStatus } from "#domain/payments/dispute.ts";

/** What a charge is for, as the shop wrote it into the provider's record when it was created. */
export interface ChargeSubject {
  /** Names this shop's database, so that two shops on one account never take each other's charges. */
  readonly shop: string;
  readonly quoteId: number;
  /** The version of the quote's price. */
  readonly quoteVersion: number;
}

/**
 * How far a charge is. `open`: nothing was paid yet, another card may be tried. `approved`: the buyer agreed and the
 * shop may capture. `processing`: the provider does not know yet. `canceled`: it can never be charged any more.
 */
export type ChargeStatus = "open" | "approved" | "processing" | "succeeded" | "canceled";

/** The provider's state of one intent or order. */
export interface ProviderState {
  readonly id: string;
  readonly status: ChargeStatus;
  /** The last attempt was declined. */
  readonly isDeclined: boolean;
  readonly amountCents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly refundedCents: number;
  /** The day on which the money came, where that is known apart from when it was told. */
  readonly receivedOn?: string;
  /** Undefined for a charge that carries no data of a shop. */
  readonly subject: ChargeSubject | undefined;
}

/** What a provider is asked to charge. The same key always gives the same intent or order. */
export interface ChargeOrder {
  readonly requestKey: string;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly subject: ChargeSubject;
  /** One line that the buyer may find on his statement. */
  readonly description: string;
}

/** What a provider is asked to pay back. The same key never pays back twice. */
export interface RefundOrder {
  readonly requestKey: string;
  /** The intent or order that was charged. */
  readonly chargeId: string;
  readonly amountCents: number;
  readonly currency: Currency;
}

/** A refund as its provider has it. `pending`: taken, and the money is not on its way yet; it may still fail. */
export interface RefundState {
  readonly refundId: string;
  readonly status: "pending" | "completed" | "failed";
}

/** A dispute in a provider's webhook event; without an amount it is about the whole charge. */
export interface DisputeState {
  readonly disputeId: string;
  readonly status: DisputeStatus;
  readonly amountCents: number | undefined;
}

/** A webhook's hint that something happened; what is true of charges and refunds is asked of the provider. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly kind: "succeeded" | "declined" | "canceled" | "processing" | "approved" | "refunded" | "disputed";
  readonly chargeId: string;
  /** With `disputed`. */
  readonly dispute?: DisputeState;
}

/** `forged`: not signed by the provider. `unused`: signed, but nothing that the shop records. */
export type ReadEvent = ProviderEvent | "forged" | "unused";

/** A page of a provider's charges; `next` continues the list. */
export interface ChargePage {
  readonly states: readonly ProviderState[];
  readonly next: string | undefined;
}

/** What is done to a charge, whichever provider holds it. */
export interface Charges {
  read(chargeId: string): Promise<ProviderState | undefined>;
  /** Makes sure that no money will move any more, unless it does already; answers what is true then. */
  cancel(chargeId: string): Promise<ProviderState | undefined>;
  refund(order: RefundOrder): Promise<RefundState>;
  listRefunds(chargeId: string): Promise<readonly RefundState[]>;
  /** Takes the money of an approved order; absent where the buyer's own confirmation does that. */
  readonly capture?: (chargeId: string, requestKey: string) => Promise<ProviderState>;
}
