import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { exportSubscriptions } from "#contracts/newsletter.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { subscriptionsCsv } from "./subscriptions-csv.ts";

/** The addresses that match, as a CSV file. */
export function ExportSubscriptions({ state }: { state: IndexState }) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const exporting = useExport("staffMutation", async () => {
    const { status } = state.filters;
    const row = exportSubscriptions.answers[200];
    const rows = await readRows(exportSubscriptions.path, { search: state.search, status }, row);
    const heads = [t`Email`, t`Language`, t`Consent given`, t`Left`];
    const text = subscriptionsCsv(rows, heads, locale, stamper(timeZone));
    saveCsv(text, `newsletter_${shopDayAt(new Date(), timeZone)}.csv`);
  });
  return (
    <Button busy={exporting.isPending} onClick={() => exporting.mutate("csv")}>
      <Icon of={Download} className="size-4" />
      <Trans>Export</Trans>
    </Button>
  );
}
