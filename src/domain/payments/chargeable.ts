import type { Cents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";

/** What a card can be charged at least and at most, in cents (REL-M2). */
const chargeLimits = { least: 50, most: 99_999_999 } as const;

const tooLittle: Message = /*i18n*/ {
  id: "payment.amount.tooLittle",
  message: "An amount below $0.50 cannot be charged",
};
const tooMuch: Message = /*i18n*/ {
  id: "payment.amount.tooMuch",
  message: "An amount above $999,999.99 cannot be charged at once",
};

/** Can this amount be charged? Checked before any call to a provider (REL-M2). */
export function chargeableRule(amount: Cents): Message | undefined {
  if (amount < chargeLimits.least) return tooLittle;
  return amount > chargeLimits.most ? tooMuch : undefined;
}
