import { useState } from "react";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { BuyBox } from "./buy-box.tsx";
import type { LoadedProduct } from "./load-product.ts";
import { PriceTable } from "./price-table.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ProductBreadcrumb } from "./product-breadcrumb.tsx";
import { productColumns } from "./product-columns.ts";
import { ProductData } from "./product-data.tsx";
import { ProductFacts, ProductStory } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductHead } from "./product-head.tsx";
import { RelatedProducts } from "./related-products.tsx";

type ProductDetailsProps = Omit<Extract<LoadedProduct, { kind: "loaded" }>, "kind">;

/** A product: to look at, to choose a size of, to add to the cart. After loading the first size is chosen. */
export function ProductDetails({ product, sizes, related }: ProductDetailsProps) {
  const [sizeId, chooseSize] = useState(sizes[0]?.id);
  const size = sizes.find(({ id }) => id === sizeId);
  return (
    <>
      <ProductHead product={product} sizes={sizes} />
      <ProductData product={product} sizes={sizes} />
      <div className="frame pt-5">
        <ProductBreadcrumb name={shownName(product, useLocale())} />
        <div className={productColumns}>
          <div className="relative">
            <ProductGallery product={product} />
            <ProductActions product={product} />
          </div>
          <div className="lg:sticky lg:top-24 lg:row-span-2">
            <ProductFacts product={product} size={size} />
            <BuyBox product={product} sizes={sizes} size={size} onChooseSize={chooseSize} />
            <ProductStory product={product} />
          </div>
          <PriceTable sizes={sizes} chosen={size?.id} />
        </div>
      </div>
      <RelatedProducts products={related} />
    </>
  );
}
