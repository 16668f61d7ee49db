import type Stripe from "stripe";
import { z } from "zod";
import type { RefundOrder, RefundState } from "../provider-state.ts";
import { askStripe } from "./ask-stripe.ts";

const refundBody = z.object({
  id: z.string(),
  object: z.literal("refund"),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** What each of Stripe's statuses means here; one that is missing or new has not ended. */
const statuses: Readonly<Record<string, RefundState["status"]>> = {
  succeeded: "completed",
  failed: "failed",
  canceled: "failed",
};

function stateOf({ id, status }: z.infer<typeof refundBody>): RefundState {
  return { refundId: id, status: statuses[status ?? ""] ?? "pending" };
}

/**
 * Pays back once. Stripe forgets a key after a day; the key in the refund's own record does not, so that a refund
 * which was begun before a long outage is found and not made again.
 */
export async function refundAtStripe(
  { refunds }: Pick<Stripe, "refunds">,
  { requestKey, chargeId, amountCents }: RefundOrder,
): Promise<RefundState> {
  const made = await askStripe(async () => {
    for await (const each of refunds.list({ payment_intent: chargeId, limit: 100 })) {
      const refund = refundBody.parse(each);
      if (refund.metadata?.request_key === requestKey) return refund;
    }
    const asked = { payment_intent: chargeId, amount: amountCents, metadata: { request_key: requestKey } };
    return refundBody.parse(await refunds.create(asked, { idempotencyKey: requestKey }));
  });
  return stateOf(made);
}

/** The refunds of an intent, as they stand now. */
export async function listStripeRefunds(
  { refunds }: Pick<Stripe, "refunds">,
  intentId: string,
): Promise<RefundState[]> {
  return await askStripe(async () => {
    const found: RefundState[] = [];
    for await (const each of refunds.list({ payment_intent: intentId, limit: 100 })) {
      found.push(stateOf(refundBody.parse(each)));
    }
    return found;
  });
}
