import { data } from "react-router";
import { getProduct, listProducts, listSizes } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import type { Route } from "./+types/product-page.ts";
import { arrivesSoon } from "./arrives-soon.ts";
import { type LoadedProduct, loadProduct, statusOf } from "./load-product.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductFailed, ProductNotFound } from "./product-not-shown.tsx";
import { ProductWaiting } from "./product-waiting.tsx";
import { recentProducts, recentSizes } from "./recent-catalogue.ts";
import { useArrived } from "./use-arrived.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { fetch } = context.get(pageServices);
  const loaded = await loadProduct({
    product: getProduct(params.id, fetch),
    sizes: listSizes(fetch),
    others: listProducts(fetch),
  });
  return data({ loaded }, { status: statusOf(loaded) });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const product = getProduct(params.id);
  const loaded = loadProduct({ product, sizes: recentSizes(), others: recentProducts() });
  return { loaded: (await arrivesSoon(loaded)) ? await loaded : loaded };
}

/** /products/{id} and /details/{id}: one page (P2). */
export default function ProductPage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Product key={params.id} loaded={loaded} />
    </main>
  );
}

function Product({ loaded }: { loaded: LoadedProduct | Promise<LoadedProduct> }) {
  const known = useArrived(loaded);
  if (!known) return <ProductWaiting />;
  if (known.kind === "missing") return <ProductNotFound />;
  if (known.kind === "failed") return <ProductFailed words={known.words} />;
  return <ProductDetails {...known} />;
}
