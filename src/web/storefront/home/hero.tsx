import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { shownAlt } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { HeroClaims, HeroWords } from "../../parts/shop/hero-words.tsx";
import { priceClaims } from "../../parts/shop/price-claims.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { useLocale, useMoney, useRootData } from "../../words/use-locale.ts";
import { useDeferred } from "../use-deferred.ts";
import type { HomePictures } from "./load-home.ts";

interface HeroProps {
  pictures: HomePictures | Promise<HomePictures>;
}

/** Who we are, the four claims, and the way to a quote; the bags stand beside it. */
export function Hero({ pictures }: HeroProps) {
  const paths = usePaths();
  const { areReadyClaimsShown, isDemo, heroAlt } = useRootData().facts;
  const hasPicture = isDemo || heroAlt !== null;
  return (
    <section className={classNames("grid border-b border-ink", hasPicture && "lg:grid-cols-[1.05fr_1fr]")}>
      <div className="frame-start flex flex-col justify-center py-12 max-lg:frame-end sm:py-16 lg:pr-12">
        <HeroWords />
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.devis()} variant="ink" size="lg">
            <Trans>Shop Now</Trans>
            <Icon of={ArrowRight} className="max-sm:hidden" />
          </LinkButton>
          <LinkButton to={paths.products()} size="lg" prefetch="intent">
            <Trans>Browse products</Trans>
          </LinkButton>
        </div>
        <HeroClaims />
      </div>
      {/* As high as the picture at least, so that it fills its half. */}
      {hasPicture && (
        <div className="relative lg:before:block lg:before:aspect-[8/7]">
          <div className="@container relative aspect-[8/7] bg-paper-2 lg:absolute lg:inset-0 lg:aspect-auto">
            <div className="absolute inset-0 lg:max-xl:fade-8-7">
              <HeroPicture pictures={pictures} />
            </div>
          </div>
          {areReadyClaimsShown && (
            <PriceTag className="bottom-5 left-5 sm:absolute sm:rounded-sm sm:border" />
          )}
        </div>
      )}
    </section>
  );
}

function HeroPicture({ pictures }: HeroProps) {
  const { t } = useLingui();
  const { heroAlt } = useRootData().facts;
  const locale = useLocale();
  const hero = useDeferred(pictures)?.hero;
  if (!hero) return null;
  return (
    <ProductPicture
      image={{ kind: "picture", picture: hero }}
      alt={
        heroAlt
          ? shownAlt({ alt_en: heroAlt.en, alt_fr: heroAlt.fr }, locale)
          : t`Five bags of different sizes and colors, printed with leaves, suns and flowers`
      }
      sizes="(width >= 64rem) 50vw, 100vw"
      priority="first"
      isWhole
      // In a wide window the other half is so high that the picture loses paper at its sides, and no bag.
      className="absolute! inset-0 xl:[&_img]:object-cover"
    />
  );
}

/** What a bag costs, and a printed colour: the specified claim as a label on the picture. */
function PriceTag({ className }: { className: string }) {
  const money = useMoney();
  return (
    <p className={classNames("border-ink bg-card px-5 py-3 sm:px-4 sm:py-2.5", className)}>
      <span className="display tabular block text-2xl">
        {showUnitPrice(priceClaims.lowestBag, money)} – {showUnitPrice(priceClaims.highestBag, money)}
      </span>
      <span className="text-sm">
        <Trans>a bag · logo printing at {showUnitPrice(priceClaims.printedColour, money)} per colour</Trans>
      </span>
    </p>
  );
}
