import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import Search from "lucide-react/icons/search";
import {
  type PaymentStatus,
  specifiedPaymentStatuses,
  staffPaymentStatus,
} from "#domain/payments/payment-status.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import type { Message } from "#domain/words.ts";
import { exportPayments, type ReadPayment } from "../../api/reads/payments.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SavedViews } from "../index/saved-views.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { type IndexState, useIndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { useFrench } from "../use-french.ts";
import { paymentsCsv } from "./payments-csv.ts";
import { PaymentsList } from "./payments-list.tsx";
import { usePayments } from "./use-payments.ts";

/** Payment Management: search, status, refunds, and the list as a file. */
export function PaymentsSection() {
  const { t, i18n } = useLingui();
  const french = useFrench();
  const index = useIndexState({ list: "payments" });
  const query = usePayments(index.state);
  const { state, change } = index;
  return (
    <>
      <SectionHead title={<Trans>Payment Management</Trans>}>
        <RefreshButton query={query} />
        <ExportPayments state={state} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Rechercher un paiement`}
          clearLabel={t`Effacer`}
          placeholder={t`Email, nom, ID...`}
          index={index}
        />
        <SelectField
          hideLabel
          label={<span lang={french}>{t`Statut`}</span>}
          className="w-44"
          value={state.filters.status ?? ""}
          onChange={(event) => change({ status: event.currentTarget.value })}
        >
          <option value="" lang={french}>
            {t`Tous les statuts`}
          </option>
          {specifiedPaymentStatuses.map((status) => (
            <option
              key={status}
              value={status}
              lang={staffPaymentStatus(status).filterLabel ? undefined : french}
            >
              {i18n._(labelOf(status))}
            </option>
          ))}
        </SelectField>
        <Button onClick={() => void query.refetch()}>
          <Icon of={Search} className="size-4" />
          <Trans>Research</Trans>
        </Button>
        <SavedViews list="payments" />
      </div>
      <PaymentsList index={index} query={query} />
    </>
  );
}

function labelOf(status: PaymentStatus): Message {
  const { filterLabel, label } = staffPaymentStatus(status);
  return filterLabel ?? label;
}

/** Export: every payment that matches, of all pages, as a CSV file made here. */
function ExportPayments({ state }: { state: IndexState }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const exporting = useExport("payments", async () => {
    const { status } = state.filters;
    const payments = await readRows(
      exportPayments.path,
      { search: state.search, status },
      exportPayments.reads,
    );
    const specified = [t`ID`, t`Client`, t`Email`, t`Produit`, t`Montant`, t`Devis`, t`Date`, t`Statut`];
    const heads = [...specified, t`Remboursé`, t`Prestataire`];
    const say = {
      heads,
      moment: stamper(timeZone),
      status: (payment: ReadPayment) => i18n._(staffPaymentStatus(payment.status).label),
    };
    const text = paymentsCsv(payments, say, locale);
    saveCsv(text, `paiements_${shopDayAt(new Date(), timeZone)}.csv`);
  });
  return (
    <Button busy={exporting.isPending} onClick={() => exporting.mutate("csv")}>
      <Icon of={Download} className="size-4" />
      <Trans>Export</Trans>
    </Button>
  );
}
