import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { changeSettings, type SettingsAnswer, settingsAnswer } from "#contracts/settings.ts";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { ConflictNotice } from "../forms/conflict-notice.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { OfferFields } from "./offer-fields.tsx";
import { differencesOf, readValues, rulesOf, valuesOf } from "./setting-values.ts";

interface OfferSettingsProps {
  readonly settings: SettingsAnswer;
  readonly profiles: readonly TaxProfileAnswer[];
}

/** The form of the settings. What another administrator saves meanwhile is shown when one saves, not while one types. */
export function OfferSettings({ settings, profiles }: OfferSettingsProps) {
  const { t, i18n } = useLingui();
  const [saved, setSaved] = useState(settings);
  const saving = useStaffMutation({
    what: "staffMutation",
    invalidates: ["settings", "settings-history"],
    row: settingsAnswer,
    mutationFn: (values: ReturnType<typeof readValues>, fresh) => {
      const version = Math.max(saved.version, fresh?.version ?? 0);
      return callAsStaff(changeSettings, { body: { values } }, { version });
    },
    onSuccess: (answer) => {
      setSaved(answer);
      form.settle(valuesOf(answer.values));
      toast({ tone: "positive", text: t`The settings are saved.` });
    },
  });
  const form = useValidatedForm({
    defaultValues: valuesOf(settings.values),
    rules: rulesOf,
    fieldErrors: saving.fieldErrors,
    focusesErrors: true,
    onSubmit: (values) => saving.mutate(readValues(values)),
  });
  const { question } = useLeaveGuard(form.isDirty);
  const conflict = saving.problem && saving.fresh && differencesOf(saving.fresh.values, form.values, i18n);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      {conflict ? (
        <ConflictNotice differences={conflict} />
      ) : (
        <FormProblem
          problem={form.isRefusedAtField ? undefined : saving.problem}
          elsewhere={form.elsewhere}
        />
      )}
      <OfferFields form={form} profiles={profiles} />
      <div>
        <Button variant="ink" type="submit" busy={saving.isPending} disabled={!form.isDirty}>
          <Trans>Save</Trans>
        </Button>
      </div>
      {question}
    </form>
  );
}
