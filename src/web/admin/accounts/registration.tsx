import { Trans, useLingui } from "@lingui/react/macro";
import { changeSettings } from "#contracts/settings.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Whether visitors may open accounts by themselves; such an account gives no right. */
export function Registration() {
  const { t } = useLingui();
  const settings = useSettings();
  const switching = useStaffMutation({
    invalidates: ["settings", "settings-history"],
    mutationFn: (registration_open: boolean) =>
      doAsStaff(changeSettings, { body: { values: { registration_open } } }),
  });
  if (!settings.data) return null;
  return (
    <div className="mt-8 border-t border-line pt-4">
      <FormProblem problem={switching.problem} />
      <Switch
        label={t`Visitors may open accounts`}
        checked={settings.data.values.registration_open}
        disabled={switching.isPending}
        onChange={({ target }) => switching.mutate(target.checked)}
      />
      <p className="text-sm text-ink-2">
        <Trans>
          Such an account has no role, and opens nothing here. Otherwise accounts are by invitation alone.
        </Trans>
      </p>
    </div>
  );
}
