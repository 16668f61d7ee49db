import { Trans } from "@lingui/react/macro";
import type { CardFacts } from "../../../parts/catalogue/card-facts.ts";
import { ProductCard } from "../../../parts/catalogue/product-card.tsx";

/** Others to look at. */
export function RelatedProducts({ products }: { products: readonly CardFacts[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print frame mt-20 border-t border-line pt-14">
      <h2 id="related" className="mb-8">
        <Trans>Related products</Trans>
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.id} className="sm:max-lg:nth-3:hidden">
            <ProductCard product={product} sizes="(width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
