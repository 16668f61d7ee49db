import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { beginSecondFactor, confirmSecondFactor } from "#contracts/second-factor.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { CodeField } from "./code-field.tsx";
import { KeyToScan } from "./key-to-scan.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Three steps to a second factor: the password, the key in the app with a first code, the recovery codes. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const beginning = useStaffMutation({
    what: "staffMutation",
    invalidates: [],
    mutationFn: () => callAsStaff(beginSecondFactor, { body: { password } }),
  });
  const confirming = useStaffMutation({
    what: "staffMutation",
    invalidates: ["second-factor"],
    mutationFn: () => callAsStaff(confirmSecondFactor, { body: { code } }),
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
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirming.mutate(undefined);
          }}
        >
          <FormProblem
            problem={confirming.fieldErrors.code ? undefined : confirming.problem}
            elsewhere={errorsElsewhere(confirming.fieldErrors, ["code"])}
          />
          <KeyToScan uri={beginning.data.uri} secretKey={beginning.data.key} />
          <CodeField
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={confirming.fieldErrors.code}
          />
          <Button type="submit" variant="ink" busy={confirming.isPending}>
            <Trans>Switch it on</Trans>
          </Button>
        </form>
      </Dialog>
    );
  }
  return (
    <Dialog {...common} title={title} closeLabel={t`Close`}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          beginning.mutate(undefined);
        }}
      >
        <FormProblem
          problem={beginning.fieldErrors.password ? undefined : beginning.problem}
          elsewhere={errorsElsewhere(beginning.fieldErrors, ["password"])}
        />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          value={password}
          error={beginning.fieldErrors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" variant="ink" busy={beginning.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
