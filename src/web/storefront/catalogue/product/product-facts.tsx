import { Plural, Trans } from "@lingui/react/macro";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownDescription, shownKind, shownName } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { parseUnitPrice, unitPriceE4 } from "#domain/money/unit-price.ts";
import { Rating } from "../../../parts/catalogue/rating.tsx";
import { MinimumUnits } from "../../../parts/shop/minimum-units.tsx";
import { useLocale, useMoney, useRootData } from "../../../words/use-locale.ts";
import { Availability } from "./availability.tsx";

interface ProductFactsProps {
  product: ReadProduct;
  size: ReadSize | undefined;
}

/** Name and price; below them rating, availability and sold count. */
export function ProductFacts({ product, size }: ProductFactsProps) {
  const locale = useLocale();
  const money = useMoney();
  const price = size ? parseUnitPrice(size.price) : undefined;
  return (
    <>
      <h1 className="text-3xl">{shownName(product, locale)}</h1>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="display tabular text-3xl" data-testid="price">
          {showUnitPrice(price ?? unitPriceE4(0), money)}
        </span>
        <span className="text-ink-2">
          <Trans>a bag</Trans>,{" "}
          <Trans>
            min. <MinimumUnits /> bags
          </Trans>
        </span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <Rating />
        <span className="tabular">
          <Availability dispo={product.dispo} />
        </span>
        {Boolean(product.sold) && (
          <span className="tabular">
            <Plural value={product.sold ?? 0} one="# sold" other="# sold" />
          </span>
        )}
      </div>
    </>
  );
}

/** What it is, below what is asked of its buyer: the button stands on the first screen. */
export function ProductStory({ product }: Pick<ProductFactsProps, "product">) {
  const description = shownDescription(product, useLocale());
  return (
    <>
      {description && <p className="mt-7 whitespace-pre-line">{description}</p>}
      <Details product={product} />
    </>
  );
}

function Details({ product }: Pick<ProductFactsProps, "product">) {
  const locale = useLocale();
  const { facts } = useRootData();
  if (!product.product_type && !product.material) return null;
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
      {product.product_type && (
        <>
          <dt className="text-ink-2">
            <Trans>Kind</Trans>
          </dt>
          <dd>{shownKind(product.product_type, locale)}</dd>
        </>
      )}
      {product.material && (
        <>
          <dt className="text-ink-2">
            <Trans>Material</Trans>
          </dt>
          <dd>{shownKind(product.material, locale, facts.cloths)}</dd>
        </>
      )}
    </dl>
  );
}
