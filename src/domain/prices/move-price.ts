import { divideHalfUp } from "../money/decimal.ts";
import { maxUnitPriceE4, type UnitPriceE4, unitPriceE4 } from "../money/unit-price.ts";
import type { PriceBreak } from "./price-list.ts";

/** By how much prices are moved: a share in parts per million, or 1/10,000 dollar; either may be below zero. */
export type PriceMove = { readonly ppm: number } | { readonly amountE4: number };

const million = 1_000_000;

/** A price that was moved, rounded half up to four decimals; undefined where it would be no price of a bag. */
export function movePrice(price: UnitPriceE4, move: PriceMove): UnitPriceE4 | undefined {
  const moved =
    "ppm" in move ? byShare(price, BigInt(million + move.ppm), BigInt(million)) : price + move.amountE4;
  return moved > 0 && moved <= maxUnitPriceE4 ? unitPriceE4(moved) : undefined;
}

/** Every price of a size. */
interface SizePrices {
  readonly own: UnitPriceE4;
  readonly breaks: readonly PriceBreak[];
}

/** Every price of a size, moved alike; undefined where one of them would be no price. */
export function movePrices<P extends SizePrices>(prices: P, move: PriceMove): P | undefined {
  const own = movePrice(prices.own, move);
  const breaks = prices.breaks.flatMap(({ minUnits, unitPrice }) => {
    const moved = movePrice(unitPrice, move);
    return moved === undefined ? [] : { minUnits, unitPrice: moved };
  });
  return own === undefined || breaks.length < prices.breaks.length ? undefined : { ...prices, own, breaks };
}

/**
 * The breaks of a size whose first price was set anew: the others keep their share of it, so that what a buyer of many
 * saves stays the same. None falls to 0.
 */
export function withFirstPrice(breaks: readonly PriceBreak[], first: UnitPriceE4): PriceBreak[] {
  const start = Math.min(...breaks.map(({ minUnits }) => minUnits));
  const before = breaks.find(({ minUnits }) => minUnits === start)?.unitPrice ?? first;
  return breaks.map(({ minUnits, unitPrice }) => {
    if (minUnits === start || before === 0) return { minUnits, unitPrice: first };
    const moved = byShare(unitPrice, BigInt(first), BigInt(before));
    return { minUnits, unitPrice: unitPriceE4(Math.min(Math.max(1, moved), maxUnitPriceE4)) };
  });
}

function byShare(price: UnitPriceE4, share: bigint, whole: bigint): number {
  return share <= 0n ? 0 : Number(divideHalfUp(BigInt(price) * share, whole));
}
