import { useLingui } from "@lingui/react/macro";
import { windowWithEnds } from "../../../ui/lists/pager-window.ts";
import { RefreshButton } from "../../index/refresh-button.tsx";
import { SearchBox } from "../../index/search-box.tsx";
import { SectionHead } from "../../index/section-head.tsx";
import { useIndexState } from "../../index/use-index-state.ts";
import { PaymentsList } from "../../payments/payments-list.tsx";
import { usePayments } from "../../payments/use-payments.ts";
import { useFrench } from "../../use-french.ts";

/** The tab Paiements of Quotes Management: 15 a page. */
export function QuotePayments() {
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
