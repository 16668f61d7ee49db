import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import type { Message } from "#domain/words.ts";
import { getProduct, listProducts, listSizes } from "../../../api/catalogue.ts";
import { pageServices } from "../../../context.ts";
import { PageHead } from "../../../parts/shop/page-head.tsx";
import { TryAgain } from "../../../parts/shop/try-again.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { usePaths } from "../../../use-paths.ts";
import { translateMessage } from "../../../words/say.ts";
import { useDeferred } from "../../use-deferred.ts";
import type { Route } from "./+types/product-page.ts";
import { BackButton } from "./back-button.tsx";
import { type LoadedProduct, loadProduct, statusOf } from "./load-product.ts";
import { productColumns } from "./product-columns.ts";
import { ProductDetails } from "./product-details.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { fetch } = context.get(pageServices);
  const loaded = await loadProduct({
    product: getProduct(params.id, fetch),
    sizes: listSizes(fetch),
    others: listProducts(fetch),
  });
  return data({ loaded }, { status: statusOf(loaded) });
}

/** Loaded then, because the first visit has all of it from the server. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { productInBrowser } = await import("./product-in-browser.ts");
  return productInBrowser(params.id);
}

/** /products/{id} and /details/{id}: one page. */
export default function ProductPage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Product key={params.id} loaded={loaded} />
    </main>
  );
}

function Product({ loaded }: { loaded: LoadedProduct | Promise<LoadedProduct> }) {
  const known = useDeferred(loaded);
  if (!known) return <ProductWaiting />;
  if (known.kind === "missing") return <ProductNotFound />;
  if (known.kind === "failed") return <ProductFailed words={known.words} />;
  return <ProductDetails {...known} />;
}

/** A product on its way, in the shape of what comes. */
function ProductWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading product`} className="frame pt-6">
      <Skeleton className="mb-6 h-8 w-56" />
      <div className={productColumns}>
        <Skeleton className="h-[500px] rounded-lg" />
        <div>
          <Skeleton className="h-14 w-4/5" />
          <SkeletonText lines={3} className="mt-6" />
          <Skeleton className="mt-8 h-64" />
        </div>
      </div>
    </div>
  );
}

/** There is no such product, or no longer. */
function ProductNotFound() {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <div className="frame py-10">
      <PageHead
        title={t`Product Not Found`}
        description={t`We couldn't find the product you're looking for.`}
      />
      <BackButton />
      <h1 className="mt-12">
        <Trans>Product Not Found</Trans>
      </h1>
      <p className="mt-4 mb-8 text-lg text-ink-2">
        <Trans>We couldn't find the product you're looking for.</Trans>
      </p>
      <LinkButton to={paths.products()} variant="ink">
        <Trans>Browse products</Trans>
      </LinkButton>
    </div>
  );
}

/** The product could not be loaded: why, and another attempt. */
function ProductFailed({ words }: { words: Message | string }) {
  const { t, i18n } = useLingui();
  return (
    <div className="frame py-10">
      <PageHead title={t`Product`} description={translateMessage(i18n, words)} />
      <BackButton />
      <h1 className="mt-12">
        <Trans>Oops! Something went wrong</Trans>
      </h1>
      <p role="alert" className="mt-4 mb-8 text-lg text-ink-2">
        {translateMessage(i18n, words)}
      </p>
      <TryAgain />
    </div>
  );
}
