import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SettingsAnswer } from "#contracts/settings.ts";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { SettingForm } from "./setting-form.tsx";
import { taxesOf } from "./setting-groups.ts";
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
  const [takenOver, setTakenOver] = useState(0);
  const usualId = loaded.values.default_tax_profile_id;
  const isListed = usualId === null || profiles.some(({ id }) => id === usualId);
  // The first profile became the usual one, or that one is retired: the form says so, but never over what is typed.
  if (loaded.version > saved.version && isListed && !isUnsaved) {
    setSaved(loaded);
    setTakenOver(takenOver + 1);
  }
  const { title, names } = taxesOf(saved.values, profiles);
  return (
    <div className="grid max-w-4xl gap-10">
      <SettingForm
        key={takenOver}
        {...{ names, saved, profiles }}
        found={new Set(names)}
        title={i18n._(title)}
        onSaved={setSaved}
        onDirty={setUnsaved}
      />
      <TaxProfiles profiles={profiles} usualId={usualId} />
      {question}
    </div>
  );
}
