import { msg } from "@lingui/core/macro";

/** The published test numbers that the sandbox accepts, and what each of them does. */
export const testCards = [
  { number: "4242 4242 4242 4242", outcome: msg`The payment succeeds.` },
  { number: "4000 0025 0000 3155", outcome: msg`The bank asks for a confirmation first.` },
  { number: "4000 0000 0000 0002", outcome: msg`The card is declined.` },
  { number: "4000 0000 0000 9995", outcome: msg`The card has insufficient funds.` },
  { number: "4000 0000 0000 0069", outcome: msg`The card has expired.` },
  { number: "4000 0000 0000 0127", outcome: msg`The security code is wrong.` },
  { number: "4000 0000 0000 0119", outcome: msg`The provider fails while it processes the card.` },
] as const;
