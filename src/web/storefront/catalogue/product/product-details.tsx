import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownDescription, shownName } from "#domain/catalogue/shown-texts.ts";
import { startingPrice } from "#domain/catalogue/starting-price.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { cutText } from "#domain/text/cut.ts";
import type { CardFacts } from "../../../parts/catalogue/card-facts.ts";
import { ProductCard } from "../../../parts/catalogue/product-card.tsx";
import { PageHead } from "../../../parts/shop/page-head.tsx";
import { usePaths } from "../../../use-paths.ts";
import { useIsIdle } from "../../../when-idle.ts";
import { useLocale, useMoney, useRootData } from "../../../words/use-locale.ts";
import { optionalPart, withWords } from "../../../words/with-words.ts";
import { BackButton } from "./back-button.tsx";
import { BuyBox } from "./buy-box.tsx";
import type { LoadedProduct } from "./load-product.ts";
import { PriceTable } from "./price-table.tsx";
import { ProductActions } from "./product-actions.tsx";
import { productColumns } from "./product-columns.ts";
import { ProductFacts, ProductStory } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { productJsonLd } from "./product-json-ld.ts";

/** Loaded when the page stands: it draws. */
const LogoOnBag = optionalPart(
  async () => (await withWords(import("../../sketch/logo-on-bag.tsx"))).LogoOnBag,
);

type ProductDetailsProps = Omit<Extract<LoadedProduct, { kind: "loaded" }>, "kind">;

/** A product: to look at, to choose a size of, to add to the cart. After loading the first size is chosen. */
export function ProductDetails({ product, sizes, related }: ProductDetailsProps) {
  const [sizeId, chooseSize] = useState(sizes[0]?.id);
  const size = sizes.find(({ id }) => id === sizeId);
  const isIdle = useIsIdle();
  return (
    <>
      <ProductHead product={product} sizes={sizes} />
      <ProductData product={product} sizes={sizes} />
      <div className="frame pt-5">
        <ProductBreadcrumb name={shownName(product, useLocale())} />
        <div className={productColumns}>
          {/* No wider than the window, however many pictures there are. */}
          <div className="relative min-w-0">
            <ProductGallery product={product} />
            <ProductActions product={product} />
            {isIdle && product.print_areas && (
              <Suspense fallback={null}>
                <LogoOnBag product={product} size={size} />
              </Suspense>
            )}
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

interface ProductDataProps {
  product: ReadProduct;
  sizes: readonly ReadSize[];
}

/** The product for machines. */
function ProductData({ product, sizes }: ProductDataProps) {
  const { publicUrl, facts, locale } = useRootData();
  const address = `${publicUrl}${usePaths().product(product.id)}`;
  const json = JSON.stringify(
    productJsonLd(product, sizes, {
      ...{ address, publicUrl, locale },
      ...{ shop: facts.name, skuPrefix: facts.quotePrefix, currency: facts.currency },
      cloths: facts.cloths,
    }),
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data for machines; `<` cannot end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

/** Others to look at. */
function RelatedProducts({ products }: { products: readonly CardFacts[] }) {
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

/** Back, and where this page stands. */
function ProductBreadcrumb({ name }: { name: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <div className="no-print mb-5 flex flex-wrap items-center gap-x-4">
      <BackButton />
      <nav aria-label={t`Breadcrumb`} className="text-sm text-ink-2">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <Link className="inline-block py-1.5 underline-offset-4 hover:underline" to={paths.home()}>
              <Trans>Home</Trans>
            </Link>
          </li>
          <li className="before:mr-2 before:content-['/']">
            <Link className="inline-block py-1.5 underline-offset-4 hover:underline" to={paths.products()}>
              <Trans>Products</Trans>
            </Link>
          </li>
          <li className="before:mr-2 before:content-['/']" aria-current="page">
            {name}
          </li>
        </ol>
      </nav>
    </div>
  );
}

interface ProductHeadProps {
  product: ReadProduct;
  sizes: readonly ReadSize[];
}

const longest = 155;

/** Title, description and the canonical address /products/{id}. */
function ProductHead({ product, sizes }: ProductHeadProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const price = showUnitPrice(startingPrice(product.id, sizes), money);
  const name = shownName(product, locale);
  const words = shownDescription(product, locale)?.replace(/\s+/g, " ").trim();
  const description = words
    ? words.length > longest
      ? `${cutText(words, longest).replace(/\s+\S*$/, "")}…`
      : words
    : t`${name}, starting from ${price}, printed with your logo.`;
  return (
    <PageHead
      title={name}
      description={description}
      path={(paths) => paths.product(product.id)}
      picture={product.picture}
      type="product"
    />
  );
}
