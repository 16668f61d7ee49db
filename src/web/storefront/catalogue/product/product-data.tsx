import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { usePaths } from "../../../use-paths.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { productJsonLd } from "./product-json-ld.ts";

interface ProductDataProps {
  product: ReadProduct;
  sizes: readonly ReadSize[];
}

/** The product for machines. */
export function ProductData({ product, sizes }: ProductDataProps) {
  const { publicUrl, facts, locale } = useRootData();
  const address = `${publicUrl}${usePaths().product(product.id)}`;
  const json = JSON.stringify(
    productJsonLd(product, sizes, { address, publicUrl, shop: facts.name, locale }),
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data for machines; `<` cannot end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
