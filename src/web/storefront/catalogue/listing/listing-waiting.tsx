import { Trans } from "@lingui/react/macro";
import type { ListingView } from "#domain/catalogue/listing-query.ts";
import { Spinner } from "../../../ui/buttons/spinner.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { listingGrid } from "./listing-grid.ts";

const places = [0, 1, 2, 3, 4, 5];

/** The listing on its way, in the shape of what comes. */
export function ListingWaiting({ view }: { view: ListingView }) {
  return (
    <div role="status">
      <p className="mb-6 flex items-center gap-2 text-ink-2">
        <Spinner />
        <Trans>Loading Amazing Products</Trans>
      </p>
      <div className={view === "grid" ? listingGrid : "grid gap-3"}>
        {places.map((place) => (
          <Skeleton key={place} className={view === "grid" ? "aspect-[5/7] rounded-lg" : "h-20"} />
        ))}
      </div>
    </div>
  );
}
