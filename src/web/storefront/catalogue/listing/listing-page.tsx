import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { data, useSearchParams } from "react-router";
import { plainListing, readListingQuery } from "#domain/catalogue/listing-query.ts";
import { listProducts, listSizes } from "../../../api/catalogue.ts";
import { pageServices } from "../../../context.ts";
import { PageHead } from "../../../parts/shop/page-head.tsx";
import { whenIdle } from "../../../when-idle.ts";
import { useDeferred } from "../../use-deferred.ts";
import type { Route } from "./+types/listing-page.ts";
import { ListingBar } from "./listing-bar.tsx";
import { ListingResults } from "./listing-results.tsx";
import { loadListing } from "./load-listing.ts";
import { useListingAddress } from "./use-listing-address.ts";

const inBrowser = () => import("./listing-in-browser.ts");
const queryOf = (request: Request) => readListingQuery(new URL(request.url).searchParams);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { fetch, locale } = context.get(pageServices);
  const listing = await loadListing(queryOf(request), locale, [listProducts(fetch), listSizes(fetch)]);
  return data({ listing }, { status: listing.kind === "failed" ? 503 : 200 });
}

/** Loaded then, because the first visit has all of it from the server. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { listingInBrowser } = await inBrowser();
  return listingInBrowser(queryOf(request));
}

export default function ListingPage({ loaderData: { listing } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const known = useDeferred(listing);
  const isOrdered = known?.kind === "loaded" && known.isOrdered;
  const asked = readListingQuery(params);
  // The newest come first where staff gave no order.
  const query = { ...asked, sort: asked.sort === "newest" && !isOrdered ? plainListing.sort : asked.sort };
  const address = useListingAddress(query);
  useEffect(() => {
    // After what the page itself loads: the first search then waits for nothing.
    return whenIdle(() => {
      inBrowser()
        .then(({ prefetchCatalogue }) => prefetchCatalogue())
        .catch(() => undefined);
    });
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={t`Products`}
        description={t({
          id: "products.description",
          message:
            "All our non-woven bags: totes, shoppers, wine carriers and more, with prices from the first size.",
        })}
        path={(paths) => paths.products()}
      />
      <div className="frame pt-10 pb-6 sm:pt-14">
        <h1>
          <Trans>Products</Trans>
        </h1>
      </div>
      <ListingBar query={query} address={address} isOrdered={isOrdered} />
      <div className="frame pt-8">
        <ListingResults query={query} listing={listing} onMore={address.showMore} />
      </div>
    </main>
  );
}
