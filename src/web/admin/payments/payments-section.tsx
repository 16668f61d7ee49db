import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type PaymentStatus, paymentStatuses, staffPaymentStatus } from "#domain/payments/payment-status.ts";
import type { Message } from "#domain/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SavedViews } from "../index/saved-views.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFrench } from "../use-french.ts";
import { ExportPayments } from "./export-payments.tsx";
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
          {paymentStatuses.map((status) => (
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
