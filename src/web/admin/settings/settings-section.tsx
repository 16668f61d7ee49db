import { Trans } from "@lingui/react/macro";
import { failureMessage } from "../../api/failure-words.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { HistoryEntries } from "../history/history-entries.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { OfferSettings } from "./offer-settings.tsx";
import { TaxProfiles } from "./tax-profiles.tsx";
import { useSettings, useSettingsHistory, useTaxProfiles } from "./use-settings.ts";

/** What the shop settles once for all its offers, and who changed it. */
export function SettingsSection() {
  const settings = useSettings();
  const profiles = useTaxProfiles();
  const failed = [settings, profiles].find(({ error }) => error);
  return (
    <>
      <SectionHead title={<Trans>Shop settings</Trans>} />
      <div className="grid max-w-3xl gap-10">
        {failed?.error && <QueryProblem query={failed} words={failureMessage("staffList", failed.error)} />}
        <section aria-labelledby="offer-settings" className="border-t border-ink pt-5">
          <h2 id="offer-settings" className="mb-4 text-xl">
            <Trans>Offers</Trans>
          </h2>
          {(settings.isPending || profiles.isPending) && <SkeletonText lines={8} />}
          {settings.data && profiles.data && (
            <OfferSettings settings={settings.data} profiles={profiles.data} />
          )}
        </section>
        {profiles.data && <TaxProfiles profiles={profiles.data} />}
        <History />
      </div>
    </>
  );
}

function History() {
  return (
    <section aria-labelledby="settings-history" className="border-t border-ink pt-5">
      <h2 id="settings-history" className="mb-4 text-xl">
        <Trans>History</Trans>
      </h2>
      <HistoryEntries query={useSettingsHistory()} />
    </section>
  );
}
