import { getProduct } from "../../api/catalogue.ts";
import { arrivesSoon } from "./arrives-soon.ts";
import { loadProduct } from "./load-product.ts";
import { recentProducts, recentSizes } from "./recent-catalogue.ts";

/** A product, for who comes from another page: waited for shortly, then the page opens and fills in. */
export async function productInBrowser(id: string) {
  const loaded = loadProduct({ product: getProduct(id), sizes: recentSizes(), others: recentProducts() });
  return { loaded: (await arrivesSoon(loaded)) ? await loaded : loaded };
}
