import { data } from "react-router";
import { getProduct, listProducts, listSizes } from "../../../api/catalogue.ts";
import { pageServices } from "../../../context.ts";
import { useDeferred } from "../../use-deferred.ts";
import type { Route } from "./+types/product-page.ts";
import { type LoadedProduct, loadProduct, statusOf } from "./load-product.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductFailed, ProductNotFound } from "./product-not-shown.tsx";
import { ProductWaiting } from "./product-waiting.tsx";

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

/** /products/{id} and /details/{id}: one page (SPEC-2.2). */
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
