import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { exportSubscriptions } from "#contracts/newsletter.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { subscriptionsCsv } from "./subscriptions-csv.ts";

/** The addresses that match, as a CSV file. */
export function ExportSubscriptions({ state }: { state: IndexState }) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const exporting = useStaffMutation({
    invalidates: [],
    mutationFn: async () => {
      const { status } = state.filters;
      const row = exportSubscriptions.answers[200];
      const rows = await readRows(exportSubscriptions.path, { search: state.search, status }, row);
      const heads = [t`Email`, t`Language`, t`Consent given`, t`Left`];
      const text = subscriptionsCsv(rows, heads, locale, stamper(timeZone));
      saveCsv(text, `newsletter_${shopDayAt(new Date(), timeZone)}.csv`);
    },
  });
  const start = () =>
    exporting.mutate(undefined, {
      onSuccess: () => toast({ tone: "positive", text: t`✅ CSV file downloaded successfully !` }),
      onError: () => toast({ tone: "negative", text: t`❌ Error while exporting data !` }),
    });
  return (
    <Button busy={exporting.isPending} onClick={start}>
      <Icon of={Download} className="size-4" />
      <Trans>Export</Trans>
    </Button>
  );
}
