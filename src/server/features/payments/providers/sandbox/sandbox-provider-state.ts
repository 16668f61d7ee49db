import { z } from "zod";
import type { ChargeSubject, ProviderState } from "../provider-state.ts";
import type { SandboxIntentRow } from "./sandbox.table.ts";

const metadata = z.object({ shop: z.string(), quote_id: z.int(), quote_version: z.int() });

/** What the ledger says about an intent, as a `ProviderState`. */
export function sandboxProviderState(intent: SandboxIntentRow): ProviderState {
  const { shop, quote_id, quote_version } = metadata.parse(JSON.parse(intent.metadata));
  return {
    id: intent.id,
    status: intent.status === "requires_action" ? "open" : intent.status,
    isDeclined: intent.last_decline !== null,
    amountCents: intent.amount_cents,
    currency: intent.currency,
    refundedCents: intent.refunded_cents,
    subject: { shop, quoteId: quote_id, quoteVersion: quote_version },
  };
}

/** The subject as the ledger stores it. */
export function metadataOf({ shop, quoteId, quoteVersion }: ChargeSubject): string {
  return JSON.stringify({ shop, quote_id: quoteId, quote_version: quoteVersion });
}
