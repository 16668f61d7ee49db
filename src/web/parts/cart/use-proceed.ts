import { useNavigate } from "react-router";
import type { Cart } from "#domain/cart/cart.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { devisProductOfCart, devisProductOfItem } from "#domain/cart/devis-product.ts";
import { usePaths } from "../../use-paths.ts";
import { devisProductStore } from "./devis-product-store.ts";

/** Stores one line for the quote form, for a link that leads there. */
export function storeForQuote(item: CartItem): void {
  devisProductStore.set(() => devisProductOfItem(item));
}

/** Proceeding to a quote: stores one line, or the whole cart as one entry, and goes to the form. */
export function useProceed() {
  const navigate = useNavigate();
  const paths = usePaths();
  const goWith = (chosen: Parameters<typeof devisProductStore.set>[0]) => {
    devisProductStore.set(chosen);
    return navigate(paths.devis());
  };
  return {
    proceedWithItem: (item: CartItem) => goWith(() => devisProductOfItem(item)),
    proceedWithCart: (cart: Cart) => goWith(() => devisProductOfCart(cart)),
  };
}
