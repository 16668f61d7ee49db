import { useLingui } from "@lingui/react/macro";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownDescription, shownName } from "#domain/catalogue/shown-texts.ts";
import { startingPrice } from "#domain/catalogue/starting-price.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { cutText } from "#domain/text/cut.ts";
import { PageHead } from "../../../parts/shop/page-head.tsx";
import { useLocale, useMoney } from "../../../words/use-locale.ts";

interface ProductHeadProps {
  product: ReadProduct;
  sizes: readonly ReadSize[];
}

const longest = 155;

/** Title, description and the canonical address /products/{id}. */
export function ProductHead({ product, sizes }: ProductHeadProps) {
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
