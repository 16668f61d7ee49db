import { parseScaled } from "./decimal.ts";

declare const unit: unique symbol;

/** What a shop may sell in: one currency, of all its amounts (SPEC-3.34). Code says dollars for units of it. */
export const currencies = ["USD", "EUR"] as const;
export type Currency = (typeof currencies)[number];

export function currencyOrDefault(value: unknown): Currency {
  return value === "EUR" ? "EUR" : "USD";
}

/** Currencies as providers and our calls write them. */
export const currencyCodes = { USD: "usd", EUR: "eur" } as const satisfies Record<Currency, string>;

/** An amount: an integer of cents of the shop's currency, never negative. */
export type Cents = number & { readonly [unit]: "cents" };

function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value) && value >= 0;
}

/** A stored integer as an amount; a number that is none is a bug. */
export function cents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`Not an amount in cents: ${value}`);
  return value;
}

/** Dollars with two decimals, as the calls answer them (SPEC-0.20). */
export function centsToDollars(amount: number): number {
  return amount / 100;
}

/** Reads dollars with at most two decimals, exactly; undefined when it is not such an amount. */
export function dollarsToCents(dollars: string | number): Cents | undefined {
  const scaled = parseScaled(dollars, 2);
  return scaled === undefined ? undefined : cents(scaled);
}

/** Dollars of an answer, which may carry the noise of a float; undefined when they are no amount. */
export function nearestCents(dollars: number | null | undefined): Cents | undefined {
  if (dollars === null || dollars === undefined) return undefined;
  const nearest = Math.round(dollars * 100);
  return dollarsToCents(dollars) ?? (isCents(nearest) ? nearest : undefined);
}
