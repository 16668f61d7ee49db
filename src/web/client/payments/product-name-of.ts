import type { QuoteForLink } from "#contracts/quotes/quote-answers.ts";
import { productNameOf } from "#domain/quotes/product-name.ts";

/** `product_name` of the calls that open a payment. */
export function productNameOfQuote({
  lines,
  interest,
  reference,
}: Pick<QuoteForLink, "lines" | "interest" | "reference">): string {
  return productNameOf({ products: lines.map((line) => line.product_name), interest, reference });
}
