import { type Message, withValues } from "../words.ts";

const wrongAmount: Message = /*i18n*/ {
  id: "invoice.credit.amount",
  message:
    "Please type an amount above 0, up to {left, number, money}: that is what is left of this invoice.",
};

/** What a credit note may be for: above 0, and no more than is left of its invoice. @param cents undefined for what is no amount */
export function creditAmountRule(cents: number | undefined, leftCents: number): Message | undefined {
  const isRight = cents !== undefined && cents > 0 && cents <= leftCents;
  return isRight ? undefined : withValues(wrongAmount, { left: leftCents / 100 });
}
