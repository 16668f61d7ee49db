import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { changeSettings } from "#contracts/settings.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "./proof-fields.tsx";

/** Whether visitors may open accounts by themselves; such an account gives no right. */
export function Registration() {
  const { t } = useLingui();
  const settings = useSettings();
  const [isAsking, setAsking] = useState(false);
  if (!settings.data) return null;
  const { registration_open: isOpen } = settings.data.values;
  return (
    <div className="mt-8 border-t border-line pt-4">
      <Switch label={t`Visitors may open accounts`} checked={isOpen} onChange={() => setAsking(true)} />
      <p className="text-sm text-ink-2">
        <Trans>
          Such an account has no role, and opens nothing here. Otherwise accounts are by invitation alone.
        </Trans>
      </p>
      {isAsking && <RegistrationDialog opens={!isOpen} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Opening and closing the registration asks for a proof (SPEC-4.47). */
function RegistrationDialog({ opens, onClose }: { opens: boolean; onClose: () => void }) {
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const switching = useStaffMutation({
    invalidates: ["settings", "settings-history"],
    mutationFn: (values: ProofValues) =>
      doAsStaff(changeSettings, {
        body: { values: { registration_open: opens }, ...proofOf(values, asked) },
      }),
    onSuccess: onClose,
  });
  const form = useStaffForm<ProofValues>(switching, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
  });
  return (
    <FormDialog
      id="registration"
      size="sm"
      title={
        opens ? <Trans>Let visitors open accounts?</Trans> : <Trans>Accounts by invitation alone?</Trans>
      }
      submitLabel={opens ? <Trans>Let them</Trans> : <Trans>By invitation</Trans>}
      form={form}
      onClose={onClose}
    >
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>This changes who may open an account, so please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
