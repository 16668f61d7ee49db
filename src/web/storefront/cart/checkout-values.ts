import { type CheckoutField, maskCardNumber, maskCvc, maskExpiry } from "#domain/payments/card-fields.ts";

/** The card's fields before anything is typed, and again after submitting (SPEC-1.8). */
export const noCard = { cardNumber: "", expiry: "", cvc: "" } as const satisfies Partial<
  Record<CheckoutField, string>
>;

/** What a field shows of what is typed into it. */
export function maskOf(field: CheckoutField, text: string): string {
  if (field === "cardNumber") return maskCardNumber(text);
  if (field === "expiry") return maskExpiry(text);
  return field === "cvc" ? maskCvc(text) : text;
}
