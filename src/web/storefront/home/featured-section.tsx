import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { ProductCard } from "../../parts/catalogue/product-card.tsx";
import { TryAgain } from "../../parts/shop/try-again.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { translateMessage } from "../../words/say.ts";
import { useDeferred } from "../use-deferred.ts";
import type { Featured } from "./load-home.ts";

interface FeaturedProps {
  featured: Featured | Promise<Featured>;
}

/** The first products of the shop, in one of its states: on their way, failed, none, shown. */
export function FeaturedSection({ featured }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="frame py-16 sm:py-24">
      <h2 id="featured" className="reveal mb-8 sm:mb-10">
        <Trans id="front.featured">Bags people keep</Trans>
      </h2>
      <FeaturedCards featured={featured} />
    </section>
  );
}

const grid = "grid gap-x-5 gap-y-10 sm:grid-cols-3";

function FeaturedCards({ featured }: FeaturedProps) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const known = useDeferred(featured);
  if (!known) return <FeaturedWaiting />;
  if (known.kind === "failed") {
    return <EmptyState title={translateMessage(i18n, known.words)} action={<TryAgain />} />;
  }
  if (known.cards.length === 0) {
    return (
      <EmptyState title={<Trans>No Products Available</Trans>}>
        <Trans>New bags are being prepared. Tell us what you need, and we quote it.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={`reveal ${grid}`}>
        {known.cards.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(width >= 40rem) 30vw, 90vw" />
          </li>
        ))}
      </ul>
      {known.hasMore && (
        <LinkButton to={paths.products()} size="lg" className="mt-8" prefetch="intent">
          <Trans>View All Products</Trans>
          <Icon of={ArrowRight} />
        </LinkButton>
      )}
    </>
  );
}

function FeaturedWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading products`} className={grid}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-[34rem] rounded-lg" />
      ))}
    </div>
  );
}
