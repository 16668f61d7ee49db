import { Plural, Trans } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { useMoney, useRootData } from "../../words/use-locale.ts";
import { MinimumUnits } from "../shop/minimum-units.tsx";
import type { CardFacts } from "./card-facts.ts";
import { type PicturePriority, ProductPicture } from "./product-picture.tsx";
import { Rating } from "./rating.tsx";

interface ProductCardProps {
  product: CardFacts;
  /** How wide its picture is shown. */
  sizes: string;
  /** When its picture is loaded. */
  priority?: PicturePriority;
  /** The level of the name among the headings around it. */
  as?: "h2" | "h3";
}

/** A product: its whole picture, and under a hairline name, price it starts from, eco badge, rating, the way to its page. */
export function ProductCard({ product, sizes, priority = "near", as: Name = "h3" }: ProductCardProps) {
  const money = useMoney();
  const { areReadyClaimsShown } = useRootData().facts;
  const name = shownName(product, money.locale);
  const paths = usePaths();
  return (
    <article className="group relative flex h-full flex-col">
      <ProductPicture
        image={product.image}
        alt=""
        sizes={sizes}
        priority={priority}
        className="aspect-square rounded-lg"
      />
      <div className="mt-4 flex flex-1 flex-col border-t border-line pt-3 transition-colors group-hover:border-ink">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <Name className="min-w-24 flex-1 text-lg leading-tight tracking-[-0.02em]">{name}</Name>
          <p className="shrink-0 text-right text-sm leading-tight text-ink-2">
            <Trans>starting from</Trans>
            <span className="display tabular mt-0.5 block text-lg leading-tight text-ink">
              {showUnitPrice(product.startingPrice, money)}
            </span>
            <Trans>
              min. <MinimumUnits /> bags
            </Trans>
          </p>
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {areReadyClaimsShown && (
            <span className="font-semibold text-leaf">
              <Trans>Eco</Trans>
            </span>
          )}
          <Rating />
          {product.sizeCount > 0 && <Plural value={product.sizeCount} one="# size" other="# sizes" />}
        </p>
        <Link
          to={paths.details(product.id)}
          prefetch="intent"
          className="mt-4 inline-flex items-center gap-1.5 self-start font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          <Trans>View Details</Trans>
          <span className="sr-only">{name}</span>
          <Icon of={ArrowRight} className="size-4 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  );
}
