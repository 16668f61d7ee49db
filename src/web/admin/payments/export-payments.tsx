import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { staffPaymentStatus } from "#domain/payments/payment-status.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { exportPayments, type ReadPayment } from "../../api/reads/payments.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { paymentsCsv } from "./payments-csv.ts";

/** Export: every payment that matches, of all pages, as a CSV file made here. */
export function ExportPayments({ state }: { state: IndexState }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const exporting = useStaffMutation({
    what: "payments",
    invalidates: [],
    mutationFn: async () => {
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
    },
    onSuccess: () => toast({ tone: "positive", text: t`✅ CSV file downloaded successfully !` }),
  });
  return (
    <Button
      busy={exporting.isPending}
      onClick={() =>
        exporting.mutate(undefined, {
          onError: () => toast({ tone: "negative", text: t`❌ Error while exporting data !` }),
        })
      }
    >
      <Icon of={Download} className="size-4" />
      <Trans>Export</Trans>
    </Button>
  );
}
