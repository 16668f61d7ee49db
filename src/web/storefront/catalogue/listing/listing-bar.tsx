import { Trans, useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import { Form, Link } from "react-router";
import {
  type ListingQuery,
  type ListingView,
  plainListing,
  writeListingQuery,
} from "#domain/catalogue/listing-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePaths } from "../../../use-paths.ts";
import type { ListingAddress } from "./use-listing-address.ts";

interface ListingBarProps {
  readonly query: ListingQuery;
  readonly address: ListingAddress;
  /** Whether staff gave the products an order; without one the newest come first. */
  readonly isOrdered: boolean;
}

/** Search, order and view. A plain form, so that all of it works before any script; with one it answers while typing. */
export function ListingBar({ query, address, isOrdered }: ListingBarProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const { sort } = query;
  const ownOrder = isOrdered
    ? ([
        { value: "shop", words: t`Our selection` },
        { value: "newest", words: t`Newest` },
      ] as const)
    : ([{ value: "shop", words: t`Newest` }] as const);
  const sorts = [
    ...ownOrder,
    { value: "name", words: t`Name` },
    { value: "price", words: t`Price` },
  ] as const;
  return (
    <search className="z-20 block border-y border-line bg-paper sm:tall:sticky sm:tall:top-(--sticky-top)">
      <Form
        ref={address.form}
        action={paths.products()}
        onSubmit={(event) => {
          event.preventDefault();
          address.submit();
        }}
        className="frame flex flex-wrap items-center gap-2 py-3 sm:gap-3"
      >
        {query.view === plainListing.view ? null : <input type="hidden" name="view" value={query.view} />}
        <SearchField
          name="q"
          label={t`Search products by name`}
          placeholder={t`Search products`}
          clearLabel={t`Clear the search`}
          value={address.typed}
          onValueChange={address.type}
          className="grow max-sm:basis-full"
        />
        <SelectField
          key={sort}
          name="sort"
          label={t`Sort by`}
          hideLabel
          defaultValue={sort}
          onChange={(event) => {
            const chosen = sorts.find(({ value }) => value === event.target.value);
            if (chosen) address.sortBy(chosen.value);
          }}
          className="max-sm:grow sm:w-44"
        >
          {sorts.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        {/* With scripts the list answers while one types; Enter works before they come. */}
        <span className="hidden noscript:block">
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </span>
        <ViewToggle query={query} address={address} />
      </Form>
    </search>
  );
}

function ViewToggle({ query, address }: { query: ListingQuery; address: ListingAddress }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`View`} className="inline-flex rounded-md border border-edge p-0.5">
      <ViewLink query={query} onShow={address.show} view="grid" icon={LayoutGrid} words={t`Grid view`} />
      <ViewLink query={query} onShow={address.show} view="list" icon={List} words={t`List view`} />
    </nav>
  );
}

interface ViewLinkProps {
  query: ListingQuery;
  view: ListingView;
  onShow: (view: ListingView) => void;
  icon: LucideIcon;
  words: string;
}

function ViewLink({ query, view, onShow, icon, words }: ViewLinkProps) {
  const paths = usePaths();
  const isShown = query.view === view;
  return (
    <Link
      to={`${paths.products()}${writeListingQuery({ ...query, view })}`}
      replace
      preventScrollReset
      data-early=""
      onClick={(event) => {
        // A new tab has the address alone; here, what was searched for a moment ago stays.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onShow(view);
      }}
      aria-current={isShown ? "true" : undefined}
      title={words}
      className={classNames(
        "grid size-9.5 place-items-center rounded-sm transition-colors",
        isShown ? "bg-ink text-paper" : "text-ink-2 hover:text-ink",
      )}
    >
      <Icon of={icon} label={words} />
    </Link>
  );
}
