/** What the provider says after a payment was tried; an empty message says no more than that it failed. */
export type CardOutcome =
  | { readonly status: "succeeded" | "processing"; readonly paymentMethodId: string | undefined }
  | { readonly status: "failed"; readonly message: string };

/** Events of the card fields, wherever they are shown. */
export interface CardListeners {
  readonly onReady: () => void;
  /** The bank asks the buyer, inside the fields. */
  readonly onChallenge: () => void;
  readonly onOutcome: (outcome: CardOutcome) => void;
}
