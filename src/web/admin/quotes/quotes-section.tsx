import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { QuoteCounts } from "#contracts/quotes/quotes.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { windowWithEnds } from "../../ui/lists/pager-window.ts";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { PaymentsList } from "../payments/payments-list.tsx";
import { usePayments } from "../payments/use-payments.ts";
import { useFrench } from "../use-french.ts";
import { ExportQuotes } from "./export-quotes.tsx";
import { NewQuote } from "./new-quote.tsx";
import { QuotesList } from "./quotes-list.tsx";
import { useQuotes } from "./use-quotes.ts";

/** Quotes Management, with the tab Paiements beside the quotes. The address names the tab. */
export function QuotesSection() {
  const { t } = useLingui();
  const french = useFrench();
  const may = useMay();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = params.get("tab") === "paiements" && may("payments.read") ? "paiements" : "devis";
  return (
    <Tabs
      label={t`Quotes Management`}
      value={tab}
      onValueChange={(next) =>
        void navigate(officePaths.adminSection("devis", next === "devis" ? {} : { tab: next }))
      }
      tabs={[
        { value: "devis", label: <span lang={french}>{t`Devis`}</span> },
        ...(may("payments.read")
          ? [{ value: "paiements", label: <span lang={french}>{t`Paiements`}</span> }]
          : []),
      ]}
    >
      <TabPanel value="devis">
        <QuotesTab />
      </TabPanel>
      <TabPanel value="paiements">
        <QuotePayments />
      </TabPanel>
    </Tabs>
  );
}

function QuotesTab() {
  const index = useIndexState({ list: "quotes" });
  const query = useQuotes(index.state);
  return (
    <>
      <SectionHead title={<Trans>Quotes Management</Trans>}>
        <RefreshButton query={query} />
        <Allowed to="prices.read">
          <ExportQuotes state={index.state} />
        </Allowed>
        <Allowed to="quotes.write">
          <NewQuote />
        </Allowed>
      </SectionHead>
      {!query.isError && <QuoteCounters counts={query.data?.counts} />}
      <QuotesList index={index} query={query} />
    </>
  );
}

/** The five counters, as a line of a ledger; their places while they are on their way. */
function QuoteCounters({ counts }: { counts: QuoteCounts | undefined }) {
  return (
    <dl className="grid grid-cols-3 border-y border-line max-sm:py-1.5 sm:grid-cols-5">
      <Counter label={<Trans>Total</Trans>} value={counts?.total} />
      <Counter label={<Trans>Pending</Trans>} value={counts?.pending} />
      <Counter label={<Trans>Confirmed</Trans>} value={counts?.confirmed} />
      <Counter label={<Trans>Paid</Trans>} value={counts?.paid} />
      <Counter label={<Trans>Rejected</Trans>} value={counts?.rejected} />
    </dl>
  );
}

function Counter({ label, value }: { label: ReactNode; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse py-1.5 sm:border-l sm:px-4 sm:py-3 sm:border-line sm:first:border-l-0 sm:first:pl-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular display text-xl">{value ?? <Skeleton className="h-[1lh] w-10" />}</dd>
    </div>
  );
}

/** The tab Paiements of Quotes Management: 15 a page. */
function QuotePayments() {
  const { t } = useLingui();
  const french = useFrench();
  const index = useIndexState({ list: "quotes-payments" });
  const query = usePayments(index.state);
  return (
    <>
      <SectionHead title={t`Paiements`} lang={french}>
        <RefreshButton query={query} />
      </SectionHead>
      <SearchBox
        className="mb-4 md:max-w-md"
        label={t`Rechercher un paiement`}
        clearLabel={t`Effacer`}
        placeholder={t`Email, nom, ID...`}
        index={index}
      />
      <PaymentsList
        index={index}
        query={query}
        pager={{ window: (page, count) => windowWithEnds(page, count, 5) }}
      />
    </>
  );
}
