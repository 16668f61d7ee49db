import { tidyText } from "#domain/text/normalise.ts";

const folded = (text: string): string => tidyText(text).toLowerCase();

/** The products whose name contains the text, whatever the case (S1 §5); no text finds all. */
export function searchProducts<P extends { readonly name: string }>(
  products: readonly P[],
  text: string,
): readonly P[] {
  const wanted = folded(text);
  return wanted === "" ? products : products.filter((product) => folded(product.name).includes(wanted));
}
