import { Trans, useLingui } from "@lingui/react/macro";
import { beginSecondFactor, confirmSecondFactor } from "#contracts/accounts/second-factor.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { CodeField } from "./code-field.tsx";
import { KeyToScan } from "./key-to-scan.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Three steps to a second factor: the password, the key in the app with a first code, the recovery codes. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const beginning = useStaffMutation({
    invalidates: [],
    mutationFn: (body: { readonly password: string }) => callAsStaff(beginSecondFactor, { body }),
  });
  const confirming = useStaffMutation({
    invalidates: ["second-factor"],
    mutationFn: (body: { readonly code: string }) => callAsStaff(confirmSecondFactor, { body }),
  });
  const passwordForm = useStaffForm<{ password: string }>(beginning, {
    defaultValues: { password: "" },
  });
  const codeForm = useStaffForm<{ code: string }>(confirming, {
    defaultValues: { code: "" },
  });
  const common = { open: true, size: "sm", onOpenChange: onClose, keepOnPressOutside: true } as const;
  const title = t`Set up two-factor authentication`;
  if (confirming.data) {
    return (
      <Dialog {...common} title={title} closeLabel={t`Close`}>
        <RecoveryCodes codes={confirming.data.recovery_codes} onDone={onClose} />
      </Dialog>
    );
  }
  if (beginning.data) {
    return (
      <Dialog {...common} title={title} closeLabel={t`Close`}>
        <form className="grid gap-4" noValidate onSubmit={codeForm.submit}>
          <FormProblem problem={codeForm.problem} elsewhere={codeForm.elsewhere} />
          <KeyToScan uri={beginning.data.uri} secretKey={beginning.data.key} />
          <CodeField {...codeForm.field("code")} />
          <Button type="submit" variant="ink" busy={confirming.isPending}>
            <Trans>Switch it on</Trans>
          </Button>
        </form>
      </Dialog>
    );
  }
  return (
    <Dialog {...common} title={title} closeLabel={t`Close`}>
      <form className="grid gap-4" noValidate onSubmit={passwordForm.submit}>
        <FormProblem problem={passwordForm.problem} elsewhere={passwordForm.elsewhere} />
        <PasswordField
          {...passwordForm.field("password")}
          label={t`Your password`}
          autoComplete="current-password"
        />
        <Button type="submit" variant="ink" busy={beginning.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
