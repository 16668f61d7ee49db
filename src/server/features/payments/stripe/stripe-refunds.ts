import type Stripe from "stripe";
import { z } from "zod";
import type { RefundOrder, RefundReceipt } from "../charge-truth.ts";
import { ProviderRefusal } from "../provider-failure.ts";
import { askStripe } from "./ask-stripe.ts";

const refundBody = z.object({
  id: z.string(),
  object: z.literal("refund"),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/**
 * Pays back once. Stripe forgets a key after a day; the key in the refund's own record does not, so that a refund
 * which was begun before a long silence is found and not made again (M12).
 */
export async function refundAtStripe(
  { refunds }: Pick<Stripe, "refunds">,
  { requestKey, chargeId, amountCents }: RefundOrder,
): Promise<RefundReceipt> {
  const made = await askStripe(async () => {
    for await (const each of refunds.list({ payment_intent: chargeId, limit: 100 })) {
      const refund = refundBody.parse(each);
      if (refund.metadata?.request_key === requestKey) return refund;
    }
    const asked = { payment_intent: chargeId, amount: amountCents, metadata: { request_key: requestKey } };
    return refundBody.parse(await refunds.create(asked, { idempotencyKey: requestKey }));
  });
  if (made.status === "failed" || made.status === "canceled")
    throw new ProviderRefusal(`refund_${made.status}`);
  return { refundId: made.id };
}
