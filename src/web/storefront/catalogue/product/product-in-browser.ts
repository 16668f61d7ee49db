import { getProduct } from "../../../api/catalogue.ts";
import { deferIfSlow, queryProducts, querySizes } from "../catalogue-queries.ts";
import { loadProduct } from "./load-product.ts";

/** A product for a visitor who comes from another page; the sizes and related products may be cached. */
export async function productInBrowser(id: string) {
  const asking = { product: getProduct(id), sizes: querySizes(), others: queryProducts() };
  return { loaded: (await deferIfSlow(loadProduct(asking))).data };
}
