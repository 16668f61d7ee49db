import { useEffect, useEffectEvent, useState } from "react";
import { atTodaysPrices, type LineChange } from "#domain/cart/todays-prices.ts";
import { noPriceList, type PriceList } from "#domain/prices/price-list.ts";
import { priceListOf } from "#domain/prices/read-price-list.ts";
import { listSizes } from "../../api/catalogue.ts";
import { useShownAgain } from "../shown-again.ts";
import { cartStore } from "./cart-store.ts";

interface TodaysPrices {
  /** What changed since, by the id of the size. */
  readonly changes: ReadonlyMap<number, LineChange>;
  /** The price list in use; until it is known every bag costs what it did when it was put into the cart. */
  readonly list: PriceList;
}

/**
 * Looks the prices of the cart up when it is opened, and answers what that changed. Without an answer the cart stays as
 * it is: what counts is the quote.
 */
export function useTodaysPrices(): TodaysPrices {
  const [{ changes, list }, setPrices] = useState<TodaysPrices>({ changes: new Map(), list: noPriceList });
  const lookUp = useEffectEvent(async () => {
    const sizes = await listSizes().catch(() => null);
    if (!sizes || cartStore.get().length === 0) return;
    const today = atTodaysPrices(cartStore.get(), sizes);
    cartStore.set(() => today.cart);
    setPrices((known) => {
      const prices = [...known.changes].filter(([, { kind }]) => kind === "price");
      return { changes: new Map([...prices, ...today.changes]), list: priceListOf(sizes) };
    });
  });
  useEffect(() => void lookUp(), []);
  useShownAgain(() => void lookUp());
  return { changes, list };
}
