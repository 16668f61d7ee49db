import type {
  ChargeOrder,
  ChargePage,
  ProviderState,
  ReadEvent,
  RefundOrder,
  RefundState,
} from "./provider-state.ts";

/** An intent as the payer's browser needs it. */
export interface OpenedIntent {
  readonly intentId: string;
  readonly clientSecret: string;
}

/** How the browser shows card fields: a page of the provider's own, or its library with a public key. */
export type CardFields =
  | { readonly card_frame_url: string }
  | { readonly publishable_key: string; readonly script_url: string };

/**
 * A provider of card payments: intents that the payer's browser pays without the shop ever seeing a card.
 * Every method may fail with `ProviderSilent` (ask again) or `ProviderRefusal` (it said no); none of them is
 * called inside a database transaction.
 */
export interface CardProvider {
  readonly name: "sandbox" | "stripe";
  createIntent(order: ChargeOrder): Promise<OpenedIntent>;
  /** Undefined when the provider knows no such intent. */
  readIntent(intentId: string): Promise<ProviderState | undefined>;
  /** Cancels the intent unless money moves already; answers what is true then. */
  cancelIntent(intentId: string): Promise<ProviderState | undefined>;
  refund(order: RefundOrder): Promise<RefundState>;
  /** The refunds of an intent, as they stand now. */
  listRefunds(intentId: string): Promise<readonly RefundState[]>;
  /** Intents created since then, the newest first; `after` is the `next` of the page before. */
  listIntentsSince(since: Date, after?: string): Promise<ChargePage>;
  /** Checks the signature over the raw bytes first. */
  readEvent(rawBody: Buffer, signature: string | undefined, now: Date): Promise<ReadEvent>;
  cardFields(intent: OpenedIntent): CardFields;
}
