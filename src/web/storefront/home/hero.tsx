import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Check } from "lucide-react";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { priceClaims } from "../../parts/shop/price-claims.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { useDeferred } from "../use-deferred.ts";
import type { HomePictures } from "./load-home.ts";

interface HeroProps {
  pictures: HomePictures | Promise<HomePictures>;
}

/** Who we are, the four claims, and the way to a quote; the bags stand beside it. */
export function Hero({ pictures }: HeroProps) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const { facts } = useRootData();
  return (
    <section className="grid border-b border-ink lg:grid-cols-[1.05fr_1fr]">
      <div className="frame-start flex flex-col justify-center py-12 max-lg:frame-end sm:py-16 lg:pr-12 xl:py-24">
        <h1 className="text-5xl">
          <Trans>
            Welcome to <span className="block wrap-anywhere">{facts.name}</span>
          </Trans>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg text-ink-2">
          <HeroSentence />
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.devis()} variant="ink" size="lg">
            <Trans>Shop Now</Trans>
            <Icon of={ArrowRight} className="max-sm:hidden" />
          </LinkButton>
          <LinkButton to={paths.products()} size="lg" prefetch="intent">
            <Trans>Browse products</Trans>
          </LinkButton>
        </div>
        {facts.claims.length > 0 && (
          <ul className="mt-10 grid max-w-[34rem] gap-x-6 gap-y-2.5 min-[24rem]:grid-cols-2">
            {facts.claims.map((claim) => (
              <li key={translateMessage(i18n, claim)} className="flex items-center gap-2.5 font-medium">
                <span className="grid size-5 shrink-0 place-items-center rounded-sm bg-sprout text-on-sprout">
                  <Icon of={Check} className="size-3.5" />
                </span>
                {translateMessage(i18n, claim)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="relative lg:min-h-[40rem]">
        <div className="relative aspect-[8/7] bg-paper-2 lg:absolute lg:inset-0 lg:aspect-auto">
          <HeroPicture pictures={pictures} />
        </div>
        <PriceTag className="bottom-5 left-5 sm:absolute sm:rounded-sm sm:border" />
      </div>
    </section>
  );
}

/** The owner's own sentence in the page's language, or the one that the shop comes with. */
function HeroSentence() {
  const { locale, facts } = useRootData();
  const own = facts.heroSentence[locale === "fr" ? "fr" : "en"];
  if (own) return own;
  return (
    <Trans>
      Non-woven bags in bulk, printed with your logo. Choose a size, tell us how many, and have a quote within
      24 hours.
    </Trans>
  );
}

function HeroPicture({ pictures }: HeroProps) {
  const { t } = useLingui();
  const hero = useDeferred(pictures)?.hero;
  if (!hero) return null;
  return (
    <ProductPicture
      image={{ kind: "picture", picture: hero }}
      alt={t`Five bags of different sizes and colours, printed with leaves, suns and flowers`}
      sizes="(width >= 64rem) 50vw, 100vw"
      priority="first"
      className="absolute! inset-0"
    />
  );
}

/** What a bag costs, and a printed colour: the specified claim as a label on the picture. */
function PriceTag({ className }: { className: string }) {
  const locale = useLocale();
  return (
    <p className={classNames("border-ink bg-card px-5 py-3 sm:px-4 sm:py-2.5", className)}>
      <span className="display tabular block text-2xl">
        {showUnitPrice(priceClaims.lowestBag, locale)} – {showUnitPrice(priceClaims.highestBag, locale)}
      </span>
      <span className="text-sm">
        <Trans>a bag · logo printing at {showUnitPrice(priceClaims.printedColour, locale)} per colour</Trans>
      </span>
    </p>
  );
}
