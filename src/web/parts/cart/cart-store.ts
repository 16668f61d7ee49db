import { type Cart, cartKey, readCart, writeCart } from "#domain/cart/cart.ts";
import { createStoredValue } from "../stored-value.ts";

/** The cart of this device, under its specified key. Empty while the page is rendered on the server. */
export const cartStore = createStoredValue<Cart>({
  key: cartKey,
  read: readCart,
  write: (cart) => (cart.length > 0 ? writeCart(cart) : null),
  onServer: [],
});
