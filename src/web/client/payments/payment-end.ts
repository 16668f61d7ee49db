import type { ReadSettlement } from "../../api/reads/payments.ts";

/**
 * How a payment ended on this screen: `part-paid` leaves something of the quote open, `unconfirmed` is charged, but our
 * server has not said so yet.
 */
export type PaymentEnd = { readonly kind: "paid" | "part-paid" | "unconfirmed"; readonly reference: string };

/**
 * What the server's answer to a charge of the provider's frame means. Only where the provider itself says that nothing
 * was charged is it a failure; everything else is money on its way.
 */
export function endOf(answer: ReadSettlement, reference: string): PaymentEnd | "failed" {
  // All that the specification names is whether it succeeded.
  if (answer.status === undefined && answer.success === true) return { kind: "paid", reference };
  if (answer.quote_status === "paid" && answer.status === "completed") return { kind: "paid", reference };
  if (answer.outcome === "paid" && answer.status === "completed") return { kind: "part-paid", reference };
  if (answer.status === "failed" || answer.status === "expired") return "failed";
  return { kind: "unconfirmed", reference };
}
