import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import {
  type ListingQuery,
  type ListingView,
  plainListing,
  writeListingQuery,
} from "#domain/catalogue/listing-query.ts";
import { ProductCard } from "../../../parts/catalogue/product-card.tsx";
import { TryAgain } from "../../../parts/shop/try-again.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Spinner } from "../../../ui/buttons/spinner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { usePaths } from "../../../use-paths.ts";
import { translateMessage } from "../../../words/say.ts";
import { useDeferred } from "../../use-deferred.ts";
import { ProductRows } from "../product/product-rows.tsx";
import type { Listing } from "./load-listing.ts";

const cardSizes = "(width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw";

interface ListingResultsProps {
  query: ListingQuery;
  onMore: () => void;
  listing: Listing | Promise<Listing>;
}

/** The listing in one of its states: on its way, failed, nothing found, shown. */
export function ListingResults({ query, listing, onMore }: ListingResultsProps) {
  const { i18n } = useLingui();
  const known = useDeferred(listing);
  if (!known) return <ListingWaiting view={query.view} />;
  if (known.kind === "failed") {
    return (
      <EmptyState title={<Trans>Oops! Something went wrong</Trans>} action={<TryAgain />}>
        <p role="alert">{translateMessage(i18n, known.words)}</p>
      </EmptyState>
    );
  }
  if (known.cards.length === 0) return <NothingFound query={query} />;
  return <Found query={query} onMore={onMore} {...known} />;
}

interface FoundProps extends Omit<ListingResultsProps, "listing">, Extract<Listing, { kind: "loaded" }> {}

function Found({ query, onMore, cards, found }: FoundProps) {
  const { list, rememberCount } = useFirstOfMore(cards.length);
  return (
    <>
      <p role="status" className="mb-5 text-sm text-ink-2">
        <Trans>
          {cards.length} of <Plural value={found} one="# product" other="# products" />
        </Trans>
      </p>
      {query.view === "list" ? (
        <ProductRows ref={list} products={cards} />
      ) : (
        <ul ref={list} className={listingGrid}>
          {cards.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                sizes={cardSizes}
                priority={index === 0 ? "first" : index < 3 ? "soon" : "near"}
                as="h2"
              />
            </li>
          ))}
        </ul>
      )}
      {cards.length < found && (
        <LoadMore
          query={query}
          onAsk={() => {
            rememberCount();
            onMore();
          }}
        />
      )}
    </>
  );
}

/** A form, so that the button loads more before any script too, by the address. */
function LoadMore({ query, onAsk }: { query: ListingQuery; onAsk: () => void }) {
  const paths = usePaths();
  const asked = new URLSearchParams(writeListingQuery({ ...query, page: query.page + 1 }));
  return (
    <Form
      action={paths.products()}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
      className="mt-10 text-center"
    >
      {[...asked].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg">
        <Trans>Load More Products</Trans>
      </Button>
    </Form>
  );
}

function NothingFound({ query }: { query: ListingQuery }) {
  const paths = usePaths();
  if (query.search === plainListing.search) {
    return (
      <EmptyState title={<Trans>No Products Available</Trans>}>
        <Trans>New bags are being prepared. Tell us what you need, and we quote it.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No Products Available</Trans>}
      action={
        <LinkButton to={`${paths.products()}${writeListingQuery({ ...query, search: "", page: 1 })}`} replace>
          <Trans>Show all products</Trans>
        </LinkButton>
      }
    >
      <Trans>No name contains “{query.search}”.</Trans>
    </EmptyState>
  );
}

const places = [0, 1, 2, 3, 4, 5];

/** The listing on its way, in the shape of what comes. */
function ListingWaiting({ view }: { view: ListingView }) {
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

/** After `Load More Products` the focus goes on where the new ones begin, instead of staying behind them. */
function useFirstOfMore(count: number): {
  list: RefObject<HTMLUListElement | null>;
  rememberCount: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    const link = list.current?.children[before.current]?.querySelector("a");
    before.current = undefined;
    link?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    rememberCount: () => {
      before.current = count;
    },
  };
}

/** Three columns of cards where there is room. */
const listingGrid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";
