import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { addToCart } from "#domain/cart/cart.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownName, shownSize } from "#domain/catalogue/shown-texts.ts";
import { waits } from "#domain/time/waits.ts";
import { cartStore } from "../../../parts/cart/cart-store.ts";
import { openCart } from "../../../parts/cart/open-cart.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { cartItemOf } from "./cart-item-of.ts";

/** Adds to the cart after the specified second, even if the page is left meanwhile; says so for three. */
export function useAddToCart() {
  const { t } = useLingui();
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const finish = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const leave = () => finish.current?.();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const add = (product: ReadProduct, size: ReadSize | undefined, quantity: number) => {
    if (!size) {
      toast({ text: t`Please select a size before adding to cart.`, tone: "negative" });
      return;
    }
    setAdding(true);
    const [name, sizeName] = [shownName(product, locale), shownSize(size.name, locale)];
    const timer = setTimeout(() => finish.current?.(), waits.addToCart);
    finish.current = () => {
      clearTimeout(timer);
      finish.current = undefined;
      setAdding(false);
      const item = cartItemOf(product, size, quantity);
      if (!item) {
        toast({ text: t`Failed to add item to cart. Please try again.`, tone: "negative" });
        return;
      }
      cartStore.set((cart) => addToCart(cart, item));
      toast({
        text: t`${name} (${sizeName}) added to cart!`,
        tone: "positive",
        action: { label: t`View cart`, onAct: openCart },
        milliseconds: waits.cartToast,
      });
    };
  };
  return { isAdding, add };
}
