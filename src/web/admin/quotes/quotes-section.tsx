import { Trans, useLingui } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { failureWords } from "../../api/failure-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { windowWithEnds } from "../../ui/pager-window.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { sayText } from "../../words/say.ts";
import { SearchBox } from "../index/search-box.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { usePagerLabels } from "../index/use-pager-labels.ts";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { QuoteCounters } from "./quote-counters.tsx";
import { QuoteDialogs } from "./quote-dialogs.tsx";
import { QuotesTable } from "./quotes-table.tsx";
import { useQuoteDeeds, useQuotes } from "./use-quotes.ts";

const pagerNumbers = 5;

/** Quotes Management (S2 §2): counters, search, the list, and what can be done to each quote. */
export function QuotesSection() {
  const { t, i18n } = useLingui();
  const { state, change, addressOfPage } = useIndexState(pageSizes.quotes[0]);
  const reading = useQuotes(state);
  const deeds = useQuoteDeeds();
  const [dialog, setDialog] = useState<OpenQuoteDialog>();
  const labels = usePagerLabels();
  const { quotes = [], counts, meta } = reading.data ?? {};

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1>
          <Trans>Quotes Management</Trans>
        </h1>
        <Button busy={reading.isFetching} onClick={() => void reading.refetch()}>
          <Icon of={RefreshCw} className="size-4" />
          <Trans>Refresh</Trans>
        </Button>
      </div>
      {counts && <QuoteCounters counts={counts} />}
      <div className="my-5 max-w-md" lang="fr">
        <SearchBox
          label={t`Rechercher`}
          clearLabel={t`Effacer`}
          placeholder={t`Rechercher par nom, email, téléphone...`}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      {deeds.problem !== undefined && (
        <Banner tone="negative" live="assertive" className="mb-4">
          {sayText(i18n, deeds.problem)}
        </Banner>
      )}
      {reading.isError && (
        <Banner tone="negative" live="assertive" title={<Trans>Loading Error</Trans>} className="mb-4">
          {sayText(i18n, failureWords("quotes", reading.error))}
        </Banner>
      )}
      {reading.isPending && <SkeletonText lines={8} />}
      {reading.data && quotes.length === 0 && <EmptyState title={t`Aucun devis trouvé`} />}
      {quotes.length > 0 && <QuotesTable quotes={quotes} busyId={deeds.busyId} onOpen={setDialog} />}
      {meta && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3" lang="fr">
          <p className="tabular text-sm text-ink-2">
            <Trans>
              Page {meta.page} sur {meta.last_page} ({meta.total} devis au total)
            </Trans>
          </p>
          <Pager
            page={meta.page}
            pageCount={meta.last_page}
            window={windowWithEnds(meta.page, meta.last_page, pagerNumbers)}
            to={addressOfPage}
            labels={labels}
          />
        </div>
      )}
      {dialog && <QuoteDialogs dialog={dialog} onClose={() => setDialog(undefined)} deeds={deeds} />}
    </>
  );
}
