import { Plural, Trans } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { RefObject } from "react";
import { Link } from "react-router";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import type { CardFacts } from "../../../parts/catalogue/card-facts.ts";
import { ProductPicture } from "../../../parts/catalogue/product-picture.tsx";
import { Rating } from "../../../parts/catalogue/rating.tsx";
import { MinimumUnits } from "../../../parts/shop/minimum-units.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePaths } from "../../../use-paths.ts";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import { Availability } from "./availability.tsx";

interface ProductRowsProps {
  ref: RefObject<HTMLUListElement | null>;
  products: readonly CardFacts[];
}

/** The listing as lines: more of them in sight, with what a buyer compares. */
export function ProductRows({ ref, products }: ProductRowsProps) {
  return (
    <ul ref={ref} className="border-t border-ink">
      {products.map((product) => (
        <li key={product.id}>
          <ProductRow product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductRow({ product }: { product: CardFacts }) {
  const locale = useLocale();
  const money = useMoney();
  const paths = usePaths();
  return (
    <article className="group relative grid grid-cols-[5rem_1fr_auto] items-center gap-x-4 border-b border-line py-3 transition-colors hover:bg-paper-2 sm:grid-cols-[5rem_minmax(0,2fr)_1fr_1fr_auto] sm:gap-x-6">
      <ProductPicture image={product.image} alt="" sizes="80px" className="size-20 rounded-sm" />
      <div className="min-w-0">
        <h2 className="text-lg leading-tight tracking-[-0.02em]">{shownName(product, locale)}</h2>
        <Rating className="mt-1" />
      </div>
      <p className="tabular text-sm text-ink-2 max-sm:hidden">
        {product.sizeCount > 0 && <Plural value={product.sizeCount} one="# size" other="# sizes" />}
        <span className="block">
          <Availability dispo={product.dispo} />
        </span>
      </p>
      <p className="text-right text-sm leading-tight text-ink-2">
        <Trans>starting from</Trans>
        <span className="display tabular mt-0.5 block text-lg text-ink">
          {showUnitPrice(product.startingPrice, money)}
        </span>
        <Trans>
          min. <MinimumUnits /> bags
        </Trans>
      </p>
      <Link
        to={paths.details(product.id)}
        prefetch="intent"
        className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap underline-offset-4 after:absolute after:inset-0 group-hover:underline max-sm:absolute max-sm:inset-0 max-sm:-outline-offset-2"
      >
        <span className="max-sm:sr-only">
          <Trans>View Details</Trans>
        </span>
        <span className="sr-only">{shownName(product, locale)}</span>
        <Icon of={ArrowRight} className="size-4 max-sm:hidden" />
      </Link>
    </article>
  );
}
