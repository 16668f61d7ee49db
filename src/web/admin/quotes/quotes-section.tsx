import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFrench } from "../use-french.ts";
import { QuotePayments } from "./detail/quote-payments.tsx";
import { ExportQuotes } from "./export-quotes.tsx";
import { NewQuote } from "./new-quote.tsx";
import { QuoteCounters } from "./quote-counters.tsx";
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
        void navigate(paths.adminSection("devis", next === "devis" ? {} : { tab: next }))
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
