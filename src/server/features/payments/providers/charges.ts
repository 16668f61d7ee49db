import type { ProviderState, RefundOrder, RefundState } from "./provider-state.ts";

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
