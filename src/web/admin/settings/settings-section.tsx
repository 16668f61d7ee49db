import { Trans } from "@lingui/react/macro";
import { failureMessage } from "../../api/failure-words.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { Timeline } from "../history/timeline.tsx";
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
  const query = useSettingsHistory();
  return (
    <section aria-labelledby="settings-history" className="border-t border-ink pt-5">
      <h2 id="settings-history" className="mb-4 text-xl">
        <Trans>History</Trans>
      </h2>
      {query.error && <QueryProblem query={query} words={failureMessage("staffList", query.error)} />}
      {query.isPending && <SkeletonText lines={3} />}
      {query.data?.history.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing has changed so far.</Trans>
        </p>
      )}
      {query.data && <Timeline entries={query.data.history} />}
    </section>
  );
}
