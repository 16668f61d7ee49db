import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import type { Message } from "#domain/words.ts";
import { Unreadable } from "../../api/catalogue.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";

/** What came of asking for products: something to show, or the words of why not. */
export type Loaded<T> =
  | ({ readonly kind: "loaded" } & T)
  | { readonly kind: "failed"; readonly words: Message | string };

/**
 * Turns both lists into what a page shows; never rejects. Without the sizes there are no prices, so that the failure of
 * either is the failure of both.
 */
export async function loadCards<T extends object>(
  what: "products" | "listing",
  asking: readonly [Promise<readonly ReadProduct[]>, Promise<readonly ReadSize[]>],
  show: (products: readonly ReadProduct[], sizes: readonly ReadSize[]) => T,
): Promise<Loaded<T>> {
  try {
    const [products, sizes] = await Promise.all(asking);
    return { kind: "loaded", ...show(products, sizes) };
  } catch (error) {
    const words = error instanceof Unreadable ? error.words : shopFailureMessages(what, error);
    return { kind: "failed", words };
  }
}
