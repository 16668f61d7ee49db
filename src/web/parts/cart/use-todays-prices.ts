import { useEffect, useEffectEvent, useState } from "react";
import { atTodaysPrices, type LineChange } from "#domain/cart/todays-prices.ts";
import { listSizes } from "../../api/catalogue.ts";
import { useShownAgain } from "../shown-again.ts";
import { cartStore } from "./cart-store.ts";

const noChanges: ReadonlyMap<number, LineChange> = new Map();

/**
 * Looks the prices of the cart up when it is opened, and answers what that changed, by the id of the size. Without an
 * answer the cart stays as it is: what counts is the quote.
 */
export function useTodaysPrices(): ReadonlyMap<number, LineChange> {
  const [changes, setChanges] = useState(noChanges);
  const lookUp = useEffectEvent(async () => {
    const sizes = await listSizes().catch(() => null);
    if (!sizes || cartStore.get().length === 0) return;
    const today = atTodaysPrices(cartStore.get(), sizes);
    cartStore.set(() => today.cart);
    setChanges((known) => {
      const prices = [...known].filter(([, { kind }]) => kind === "price");
      return new Map([...prices, ...today.changes]);
    });
  });
  useEffect(() => void lookUp(), []);
  useShownAgain(() => void lookUp());
  return changes;
}
