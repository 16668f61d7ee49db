import { parseSigned } from "#domain/money/decimal.ts";
import { maxUnitPriceE4 } from "#domain/money/unit-price.ts";
import type { Message } from "#domain/words.ts";

const noPercent: Message = /*i18n*/ {
  id: "prices.percent",
  message: "Please enter a percentage such as 5 or -2.5, between -99 and 1,000",
};
const noAmount: Message = /*i18n*/ {
  id: "prices.amount",
  message: "Please enter an amount such as 0.01 or -0.005, with at most four decimals",
};

/** A change that says neither, or both. */
export const oneOfBoth: Message = /*i18n*/ {
  id: "prices.oneOfBoth",
  message: "Please say either by how many per cent or by what amount the prices change.",
};

const leastPercentE4 = -990_000;
const mostPercentE4 = 10_000_000;

/** By how many per cent prices change; below zero they fall. */
export function percentRule(text: string | number): Message | undefined {
  const percentE4 = parseChange(text);
  const isChange = percentE4 !== undefined && percentE4 !== 0;
  return isChange && percentE4 >= leastPercentE4 && percentE4 <= mostPercentE4 ? undefined : noPercent;
}

/** By how many dollars prices change; below zero they fall. */
export function amountRule(text: string | number): Message | undefined {
  const amountE4 = parseChange(text);
  return amountE4 !== undefined && amountE4 !== 0 && Math.abs(amountE4) <= maxUnitPriceE4
    ? undefined
    : noAmount;
}

/** By how much, with at most four decimals and a comma or a point before them: in 1/10,000. */
export function parseChange(text: string | number): number | undefined {
  return parseSigned(String(text).replace(",", "."), 4);
}
