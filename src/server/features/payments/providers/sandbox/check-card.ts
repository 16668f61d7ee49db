import type { DeclineCode } from "./test-cards.ts";

interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** What is wrong with a card, checked locally, if anything: number (Luhn), expiry (MM/YY), code. */
export function checkCard({ number, expiry, cvc }: TypedCard, now: Date): DeclineCode | undefined {
  const digits = cardDigits(number);
  if (!/^\d{12,19}$/.test(digits) || !hasLuhnDigit(digits)) return "incorrect_number";
  const month = lastMonthOf(expiry);
  if (month === undefined) return "invalid_expiry";
  // A card is good until its month has ended everywhere on Earth.
  if (month.getTime() < now.getTime()) return "expired_card";
  return new RegExp(`^\\d{${/^3[47]/.test(digits) ? 4 : 3}}$`).test(cvc.trim()) ? undefined : "invalid_cvc";
}

/** The digits of a number as people write it, in groups. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, "");
}

/** The check digit that every card number carries. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The moment at which a card with this expiry ends, at most 50 years from now in what two digits can say. */
function lastMonthOf(expiry: string): Date | undefined {
  const match = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return undefined;
  // 12 hours after the month ended in UTC, the last time zone has left it as well.
  return new Date(Date.UTC(2000 + Number(match[2]), month, 1, 12));
}
