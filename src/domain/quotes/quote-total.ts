import type { Cents } from "#domain/money/cents.ts";
import { cents } from "#domain/money/cents.ts";
import { divideHalfUp } from "#domain/money/decimal.ts";
import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import type { Message } from "#domain/words.ts";
import { maximumTotalCents } from "./quote-limits.ts";

/** One size of a quote: its frozen price and the units asked for. */
export interface TotalLine {
  readonly unitPrice: number;
  readonly units: number;
}

const e4PerCent = 100n;

function sumE4(lines: readonly TotalLine[]): bigint {
  return lines.reduce((sum, line) => sum + BigInt(line.unitPrice) * BigInt(line.units), 0n);
}

/**
 * The total of a quote (SPEC-1.3): price × units of every size, summed exactly, plus the logo fee that is
 * charged, rounded half up to cents once.
 */
export function quoteTotal(lines: readonly TotalLine[], feeCents: Cents): Cents {
  const exact = sumE4(lines) + BigInt(feeCents) * e4PerCent;
  return cents(Number(divideHalfUp(exact, e4PerCent)));
}

/** The amount of one line, rounded by itself for display; the total is never the sum of these. */
export function lineTotal(line: TotalLine): number {
  return Number(divideHalfUp(sumE4([line]), e4PerCent));
}

/**
 * The estimate for a quote that carries no units per size: average price × quantity, plus the fee (SPEC-1.3).
 * Undefined when there is no price to average.
 */
export function estimateTotal(
  prices: readonly UnitPriceE4[],
  quantity: number,
  feeCents: Cents,
): Cents | undefined {
  if (prices.length === 0) return undefined;
  const count = BigInt(prices.length);
  const sum = prices.reduce((total, price) => total + BigInt(price), 0n);
  const exact = sum * BigInt(quantity) + BigInt(feeCents) * e4PerCent * count;
  return cents(Number(divideHalfUp(exact, e4PerCent * count)));
}

const totalTooHigh: Message = /*i18n*/ {
  id: "quote.total.tooHigh",
  message: "The total of one request cannot exceed $999,999.99. Please ask for fewer units.",
};

/** A total above $999,999.99 is refused, as an error of the quantities (SPEC-0.16). */
export function quoteTotalRule(total: number): Message | undefined {
  return total > maximumTotalCents ? totalTooHigh : undefined;
}
