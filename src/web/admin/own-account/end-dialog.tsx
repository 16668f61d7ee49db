import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { endSecondFactor } from "#contracts/second-factor.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { CodeField } from "./code-field.tsx";

/** Switches the second factor off, with both that it takes to sign in. */
export function EndDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const ending = useStaffMutation({
    what: "staffMutation",
    invalidates: ["second-factor"],
    mutationFn: () => callAsStaff(endSecondFactor, { body: { password, code } }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`Two-factor authentication is off.` });
    },
  });
  const { fieldErrors } = ending;
  const isAtField = Boolean(fieldErrors.password ?? fieldErrors.code);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      keepOnPressOutside
      title={t`Switch two-factor authentication off`}
      closeLabel={t`Close`}
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ending.mutate(undefined);
        }}
      >
        <FormProblem problem={isAtField ? undefined : ending.problem} />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          value={password}
          error={fieldErrors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <CodeField
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={fieldErrors.code}
        />
        <Button type="submit" variant="danger" busy={ending.isPending}>
          <Trans>Switch it off</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
