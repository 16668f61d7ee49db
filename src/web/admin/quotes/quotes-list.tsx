import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { officePaths } from "#domain/shop/office-paths.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import { waits } from "#domain/time/waits.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { windowWithEnds } from "../../ui/lists/pager-window.ts";
import { Allowed, useMay } from "../allowed.tsx";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { IndexList } from "../index/index-list.tsx";
import { Tick } from "../index/index-table.tsx";
import { SavedViews } from "../index/saved-views.tsx";
import { SearchBox } from "../index/search-box.tsx";
import type { useIndexState } from "../index/use-index-state.ts";
import { type Selection, useSelection, useTicked } from "../index/use-selection.ts";
import { PageLink } from "../records/page-link.tsx";
import { useFrench } from "../use-french.ts";
import { LogoCell } from "./artwork/logo-cell.tsx";
import { BulkDeleteDialog } from "./bulk-delete-dialog.tsx";
import { ColoursCell } from "./colours-cell.tsx";
import { QuoteRecord, usePrinting } from "./detail/quote-record.tsx";
import { useQuote } from "./detail/use-quote.ts";
import { QuantityCell } from "./quantity-cell.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteFilters } from "./quote-filters.tsx";
import { QuoteName } from "./quote-name.tsx";
import { StatusCell } from "./status-cell.tsx";
import { type QuoteRowActions, useQuoteColumns } from "./use-quote-columns.tsx";
import { useQuoteDecisions } from "./use-quote-decisions.tsx";
import type { useQuotes } from "./use-quotes.ts";

interface QuotesListProps {
  readonly index: ReturnType<typeof useIndexState>;
  readonly query: ReturnType<typeof useQuotes>;
}

/** The list of quotes with its search, filters, ticks and dialogs. */
export function QuotesList({ index, query }: QuotesListProps) {
  const { t } = useLingui();
  const french = useFrench();
  const may = useMay();
  const { state, change } = index;
  const { problem, dialog, ...decisions } = useQuoteDecisions();
  const { rows: quotes = [] } = query.data ?? {};
  const selection = useSelection(JSON.stringify([state.search, state.filters, state.page]));
  const actions = {
    ...decisions,
    onDetails: ({ id }: ReadQuoteForStaff) => change({ open: id }),
  };
  const columns = useQuoteColumns(actions);
  return (
    <>
      <div className="mt-5 mb-4 flex flex-wrap items-center gap-2">
        <div className="contents" lang={french}>
          <SearchBox
            className="grow basis-64 md:max-w-md"
            label={t`Rechercher`}
            clearLabel={t`Effacer`}
            placeholder={t`Rechercher par nom, email, téléphone...`}
            index={index}
          />
          <QuoteFilters index={index} />
        </div>
        <SavedViews list="quotes" />
      </div>
      <FormProblem problem={problem} />
      <IndexList
        label={t`Quotes`}
        index={index}
        query={query}
        what="quotes"
        failureTitle={<Trans>Loading Error</Trans>}
        failureClearsAfter={waits.quoteErrorBanner}
        loadingText={<span lang={french}>{t`Chargement des devis...`}</span>}
        emptyText={<span lang={french}>{t`Aucun devis trouvé`}</span>}
        emptyHint={<Trans>Requests that visitors send with the quote form come here.</Trans>}
        emptyAction={
          <LinkButton to={paths.devis()}>
            <Trans>Open the quote form</Trans>
          </LinkButton>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        selection={may("quotes.write") ? selection : undefined}
        onOpen={actions.onDetails}
        card={(quote) => <QuoteCard {...actions} quote={quote} selection={selection} />}
        pager={{
          window: (page, count) => windowWithEnds(page, count, 5),
          text: ({ page, last_page, total }) => (
            <span lang={french}>
              <Trans>
                Page {page} sur {last_page} ({total} devis au total)
              </Trans>
            </span>
          ),
        }}
      />
      <BulkBar selection={selection} quotes={quotes} />
      {dialog}
      {state.open && (
        <QuoteDetailsDialog key={state.open} quoteId={state.open} onClose={() => change({ open: null })} />
      )}
    </>
  );
}

interface QuoteCardProps extends QuoteRowActions {
  readonly quote: ReadQuoteForStaff;
  readonly selection: Selection;
}

/** A quote below 768 px: all that its row shows, a paid one too. */
export function QuoteCard({ quote, selection, ...actions }: QuoteCardProps) {
  return (
    <article aria-label={quote.reference}>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 gap-2">
          <Allowed to="quotes.write">
            <Tick selection={selection} id={quote.id} name={quote.reference} />
          </Allowed>
          <div className="min-w-0 font-semibold">
            <QuoteName quote={quote} onDetails={actions.onDetails} />
          </div>
        </div>
        <StatusCell status={quote.status} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        <p className="truncate">{maskEmail(quote.email)}</p>
        <p className="tabular">{quote.phone}</p>
        <QuantityCell quote={quote} />
        <LogoCell quote={quote} onOpen={actions.onOpen} />
      </div>
      <div className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2">
        <ColoursCell colours={quote.product_colors} names={quote.cloth_names} />
        <QuoteActions {...actions} quote={quote} isBusy={actions.busyIds.includes(quote.id)} />
      </div>
    </article>
  );
}

interface BulkBarProps {
  readonly selection: Selection;
  readonly quotes: readonly ReadQuoteForStaff[];
}

/** What can be done to all that is ticked. It appears once rows are ticked, over the lower edge, where it hides no row for long. */
function BulkBar({ selection, quotes }: BulkBarProps) {
  const ids = useTicked(
    selection,
    quotes.map(({ id }) => id),
  );
  const [isBulkOpen, setBulkOpen] = useState(false);
  const count = ids.length;
  return (
    <>
      {count > 0 && (
        <div className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-md border border-ink bg-card px-4 py-2 shadow-float">
          <p role="status" className="mr-auto font-medium">
            <Plural value={count} one="# row selected" other="# rows selected" />
          </p>
          <Button size="sm" variant="quiet" onClick={() => selection.tick([])}>
            <Trans>Clear the selection</Trans>
          </Button>
          <Button size="sm" variant="danger" onClick={() => setBulkOpen(true)}>
            <Trans>Delete the selected quotes</Trans>
          </Button>
        </div>
      )}
      {isBulkOpen && (
        <BulkDeleteDialog
          quotes={quotes.filter(({ id }) => ids.includes(id))}
          onClose={() => setBulkOpen(false)}
        />
      )}
    </>
  );
}

/** A quote over the list, with the way to its page. One for each quote. */
function QuoteDetailsDialog({ quoteId, onClose }: { quoteId: number; onClose: () => void }) {
  const query = useQuote(quoteId);
  const quote = query.data;
  const printing = usePrinting(quote);
  return (
    <GuardedDialog
      size="lg"
      // Set with the keystroke itself, so that going back at once on a slow machine asks too.
      isDirty={printing.typed !== undefined}
      onClose={onClose}
      title={quote?.reference ?? <Trans>Quote</Trans>}
    >
      <QueryState query={query} what="quotes" lines={10} />
      {quote && (
        <QuoteRecord
          quote={quote}
          printing={printing}
          aside={<PageLink to={officePaths.adminQuote(quote.id)} />}
        />
      )}
    </GuardedDialog>
  );
}
