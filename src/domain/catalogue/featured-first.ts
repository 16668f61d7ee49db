import { type SortableProduct, sortProducts } from "./product-sort.ts";

/** What decides the order of the home page. */
interface Featurable extends Omit<SortableProduct, "startingPrice"> {
  /** The place an administrator gave it; null for none. */
  readonly featured_order: number | null;
}

/** The order of the home page: those an administrator placed, by place, then the newest (SPEC-2.1). */
export function featuredFirst<P extends Featurable>(products: readonly P[]): P[] {
  const place = (product: P) => product.featured_order ?? Number.POSITIVE_INFINITY;
  const newest = sortProducts(
    products.map((product) => ({ ...product, startingPrice: 0, product })),
    "newest",
  ).map(({ product }) => product);
  return newest.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
