import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { relatedProducts } from "#domain/catalogue/related-products.ts";
import type { Message } from "#domain/words.ts";
import { Unreadable } from "../../../api/catalogue.ts";
import { ApiFailure } from "../../../api/send.ts";
import { shopFailureMessages } from "../../../api/shop-failure-words.ts";
import { type CardFacts, cardFacts } from "../../../parts/catalogue/card-facts.ts";

const relatedMost = 3;

/** The product page's data: there, missing (404) or removed (410), or the words of why it could not be loaded. */
export type LoadedProduct =
  | { readonly kind: "missing"; readonly status: 404 | 410 }
  | { readonly kind: "failed"; readonly words: Message | string }
  | {
      readonly kind: "loaded";
      readonly product: ReadProduct;
      readonly sizes: readonly ReadSize[];
      readonly related: readonly CardFacts[];
    };

interface Asking {
  readonly product: Promise<ReadProduct>;
  readonly sizes: Promise<readonly ReadSize[]>;
  /** May fail: the page then shows no related products. */
  readonly others: Promise<readonly ReadProduct[]>;
}

/** Waits for product and sizes, asked side by side, and says what came of it. Never rejects. */
export async function loadProduct(asking: Asking): Promise<LoadedProduct> {
  const [product, sizes, others] = await Promise.allSettled([asking.product, asking.sizes, asking.others]);
  if (product.status === "rejected") return withoutProduct(product.reason);
  if (sizes.status === "rejected") return failed("productSizes", sizes.reason);
  const related =
    others.status === "fulfilled" ? relatedProducts(product.value, others.value, relatedMost) : [];
  return {
    kind: "loaded",
    product: product.value,
    sizes: sizes.value.filter((size) => size.product_id === product.value.id),
    related: cardFacts(related, sizes.value),
  };
}

function withoutProduct(error: unknown): LoadedProduct {
  const status = error instanceof ApiFailure ? error.status : 0;
  if (status === 410) return { kind: "missing", status };
  if (status === 404) return { kind: "missing", status: 404 };
  return failed("product", error);
}

function failed(what: "product" | "productSizes", error: unknown): LoadedProduct {
  return {
    kind: "failed",
    words: error instanceof Unreadable ? error.words : shopFailureMessages(what, error),
  };
}

/** The status a page of this state is answered with. */
export function statusOf(loaded: LoadedProduct): 200 | 404 | 410 | 503 {
  if (loaded.kind === "missing") return loaded.status;
  return loaded.kind === "failed" ? 503 : 200;
}
