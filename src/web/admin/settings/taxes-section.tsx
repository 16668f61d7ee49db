import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SettingsAnswer } from "#contracts/settings.ts";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { SettingForm } from "./setting-form.tsx";
import { taxesIn } from "./setting-groups.ts";
import { TaxProfiles } from "./tax-profiles.tsx";
import { useSettings, useTaxProfiles } from "./use-settings.ts";

/** The taxes that offers bear: which one at first, and the profiles. */
export function TaxesSection() {
  const settings = useSettings();
  const profiles = useTaxProfiles();
  return (
    <>
      <SectionHead title={<Trans>Taxes</Trans>} />
      <QueryState query={settings.isSuccess ? profiles : settings} lines={6} />
      {settings.data && profiles.data && <Taxes loaded={settings.data} profiles={profiles.data} />}
    </>
  );
}

interface TaxesProps {
  readonly loaded: SettingsAnswer;
  readonly profiles: readonly TaxProfileAnswer[];
}

function Taxes({ loaded, profiles }: TaxesProps) {
  const { i18n } = useLingui();
  const [saved, setSaved] = useState(loaded);
  const [isUnsaved, setUnsaved] = useState(false);
  const { question } = useLeaveGuard(isUnsaved);
  const { title, names } = taxesIn(saved.values.country);
  return (
    <div className="grid max-w-4xl gap-10">
      <SettingForm
        {...{ names, saved, profiles }}
        found={new Set(names)}
        title={i18n._(title)}
        onSaved={setSaved}
        onDirty={setUnsaved}
      />
      <TaxProfiles profiles={profiles} />
      {question}
    </div>
  );
}
