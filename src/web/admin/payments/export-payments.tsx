import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { staffPaymentStatus } from "#domain/payments/payment-status.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { exportPayments, type ReadPayment } from "../../api/reads/payments.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { paymentsCsv } from "./payments-csv.ts";

/** Export: every payment that matches, of all pages, as a CSV file made here. */
export function ExportPayments({ state }: { state: IndexState }) {
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
