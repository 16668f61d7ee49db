import type { Message } from "#domain/words.ts";

/** Why a card is refused, in Stripe's codes. */
export type DeclineCode =
  | "incorrect_number"
  | "invalid_expiry"
  | "expired_card"
  | "invalid_cvc"
  | "incorrect_cvc"
  | "card_declined"
  | "insufficient_funds"
  | "lost_card"
  | "stolen_card"
  | "processing_error"
  | "test_card_only"
  | "authentication_failed"
  | "intent_closed";

/** What a test card does: it pays, it is declined, or its bank asks the buyer first. */
export type CardOutcome =
  | { readonly kind: "pays" }
  | { readonly kind: "declined"; readonly code: DeclineCode }
  | { readonly kind: "challenged" };

const paying = [
  "4242424242424242",
  "4000056655665556",
  "5555555555554444",
  "2223003122003222",
  "5200828282828210",
  "378282246310005",
  "371449635398431",
  "6011111111111117",
  "3056930009020004",
  "3566002020360505",
  "6200000000000005",
];

const declined: Readonly<Record<string, DeclineCode>> = {
  "4000000000000002": "card_declined",
  "4000000000009995": "insufficient_funds",
  "4000000000009987": "lost_card",
  "4000000000009979": "stolen_card",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
  "4000000000000119": "processing_error",
};

const challenged = ["4000002500003155", "4000002760003184"];

/** What Stripe's published test numbers do there. Any other number may be a real card, and is never taken. */
export function outcomeOf(number: string): CardOutcome {
  if (paying.includes(number)) return { kind: "pays" };
  if (challenged.includes(number)) return { kind: "challenged" };
  return { kind: "declined", code: declined[number] ?? "test_card_only" };
}

/** Each of them as a sentence for the buyer. */
export const cardErrorMessages: Readonly<Record<DeclineCode, Message>> = {
  incorrect_number: /*i18n*/ { id: "sandbox.fault.number", message: "Your card number is incorrect." },
  invalid_expiry: /*i18n*/ { id: "sandbox.fault.expiry", message: "The expiry date is incorrect." },
  expired_card: /*i18n*/ { id: "sandbox.fault.expired", message: "Your card has expired." },
  invalid_cvc: /*i18n*/ { id: "sandbox.fault.cvcShape", message: "The security code is incomplete." },
  incorrect_cvc: /*i18n*/ { id: "sandbox.fault.cvc", message: "Your card's security code is incorrect." },
  card_declined: /*i18n*/ { id: "sandbox.fault.declined", message: "Your card was declined." },
  insufficient_funds: /*i18n*/ { id: "sandbox.fault.funds", message: "Your card has insufficient funds." },
  lost_card: /*i18n*/ { id: "sandbox.fault.lost", message: "Your card was declined: reported lost." },
  stolen_card: /*i18n*/ { id: "sandbox.fault.stolen", message: "Your card was declined: reported stolen." },
  processing_error: /*i18n*/ {
    id: "sandbox.fault.processing",
    message: "An error occurred while processing your card. Try again in a little while.",
  },
  test_card_only: /*i18n*/ {
    id: "sandbox.fault.testOnly",
    message: "This is a test: only test cards are taken. Do not type a real card number.",
  },
  authentication_failed: /*i18n*/ {
    id: "sandbox.fault.authentication",
    message: "Your bank could not confirm that it is you. Please choose another card.",
  },
  intent_closed: /*i18n*/ {
    id: "sandbox.fault.closed",
    message: "This payment is closed. Please start again from your quote.",
  },
};
