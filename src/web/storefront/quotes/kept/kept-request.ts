import type { QuoteDraft } from "../quote-draft.ts";

/** A quote request that waits on this device for the network, with all that it needs to be sent or corrected. */
export interface KeptRequest {
  /** Its Idempotency-Key: however often it is sent, and by how many tabs, it is one quote (P21). */
  readonly key: string;
  /** ISO 8601. */
  readonly keptAt: string;
  /** The fields as they are sent. */
  readonly payload: Readonly<Record<string, string>>;
  readonly logo: File | null;
  /** As it was typed, for who corrects it. */
  readonly draft: QuoteDraft;
  readonly state: KeptState;
}

export type KeptState =
  | { readonly kind: "waiting" }
  /** The shop answered that it is too early, or that it cannot just now; `at` is ISO 8601. */
  | { readonly kind: "later"; readonly at: string; readonly tries: number }
  /** The shop will not take it as it is; its sentences by field, or one of its own. */
  | {
      readonly kind: "refused";
      readonly errors: Readonly<Record<string, readonly string[]>>;
      readonly message: string;
    };
