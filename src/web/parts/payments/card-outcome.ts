/** What the provider says after a payment was tried; an empty message says no more than that it failed. */
export type CardOutcome =
  | { readonly status: "succeeded" | "processing"; readonly paymentMethodId: string | undefined }
  | { readonly status: "failed"; readonly message: string };

/** What happens among the card's fields, whoever shows them. */
export interface CardListeners {
  readonly onReady: () => void;
  /** The bank asks the buyer, inside the fields. */
  readonly onChallenge: () => void;
  readonly onOutcome: (outcome: CardOutcome) => void;
}
