import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { type Names, shownDescription, shownKind, shownName } from "#domain/catalogue/shown-texts.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Currency } from "#domain/money/cents.ts";
import { parseUnitPrice, unitPriceE4, unitPriceToDecimal } from "#domain/money/unit-price.ts";

interface Shop {
  /** The page's own address. */
  readonly address: string;
  readonly publicUrl: string;
  readonly shop: string;
  /** What numbers of the shop begin with. */
  readonly skuPrefix: string;
  readonly locale: Locale;
  readonly currency: Currency;
  /** What it calls its materials. */
  readonly cloths: readonly Names[] | undefined;
}

/** The product as schema.org describes one: what its sizes cost, and no rating, which would be a claim (SPEC-1.25). */
export function productJsonLd(product: ReadProduct, sizes: readonly ReadSize[], shop: Shop): object {
  const prices = sizes
    .map((size) => parseUnitPrice(size.price))
    .filter((price) => price !== undefined && price > 0)
    .map(Number)
    .toSorted((a, b) => a - b);
  const description = shownDescription(product, shop.locale);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: shownName(product, shop.locale),
    url: shop.address,
    sku: `${shop.skuPrefix}-${product.id}`,
    brand: { "@type": "Brand", name: shop.shop },
    ...(description ? { description } : {}),
    ...(product.material ? { material: shownKind(product.material, shop.locale, shop.cloths) } : {}),
    ...(product.picture ? { image: `${shop.publicUrl}${product.picture.src}` } : {}),
    ...(lowest !== undefined && highest !== undefined
      ? {
          offers: {
            "@type": "AggregateOffer",
            priceCurrency: shop.currency,
            lowPrice: unitPriceToDecimal(unitPriceE4(lowest)),
            highPrice: unitPriceToDecimal(unitPriceE4(highest)),
            offerCount: prices.length,
          },
        }
      : {}),
  };
}
