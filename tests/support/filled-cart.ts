import type { Page } from "@playwright/test";
import { cartKey, writeCart } from "#domain/cart/cart.ts";
import { readProductRow } from "#domain/catalogue/read-products.ts";
import { readSizes } from "#domain/catalogue/read-sizes.ts";
import { cartItemOf } from "#web/storefront/catalogue/product/cart-item-of.ts";

/** Bags by the name of their product, each in its first size. */
type Bags = Readonly<Record<string, number>>;

/** Stores a cart as the product pages fill it, before the first page of the shop: what journeys beyond it begin with. */
export async function fillCart(page: Page, { url }: { readonly url: string }, bags: Bags): Promise<void> {
  const read = async (path: string): Promise<unknown> => await (await fetch(url + path)).json();
  const { data: products } = (await read("/api/products")) as { data: readonly unknown[] };
  const sizes = readSizes(await read("/api/sizes"));
  const cart = Object.entries(bags).map(([name, quantity]) => {
    const product = products.map(readProductRow).find((each) => each?.name === name);
    const size = sizes?.find((each) => each.product_id === product?.id);
    const item = product && size && cartItemOf(product, size, quantity);
    if (!item) throw new Error(`the shop sells no ${name}`);
    return item;
  });
  // A page of no script: what is stored there, no other page has read.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    cartKey,
    writeCart(cart),
  ] as const);
}
