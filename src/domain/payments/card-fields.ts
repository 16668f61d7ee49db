import type { Message } from "#domain/words.ts";

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A card number as it is typed: digits in groups of 4, at most 19 characters. */
export function maskCardNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, 16)
      .match(/.{1,4}/g) ?? []
  ).join(" ");
}

/** An expiry as it is typed: MM/YY, at most 5 characters. */
export function maskExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** A security code as it is typed: at most 3 digits. */
export function maskCvc(text: string): string {
  return digitsOf(text).slice(0, 3);
}

/** The five fields of the checkout drawer, all required. */
export const checkoutFields = ["fullName", "email", "cardNumber", "expiry", "cvc"] as const;
export type CheckoutField = (typeof checkoutFields)[number];

const fieldRequired: Message = /*i18n*/ {
  id: "checkout.field.required",
  message: "This field is required",
};

/** The fields of the drawer that are still empty. */
export function checkCheckout(
  values: Readonly<Record<CheckoutField, string>>,
): Partial<Record<CheckoutField, Message>> {
  const empty = checkoutFields.filter((field) => values[field].trim() === "");
  return Object.fromEntries(empty.map((field) => [field, fieldRequired]));
}
