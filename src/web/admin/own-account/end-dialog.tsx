import { Trans, useLingui } from "@lingui/react/macro";
import { endSecondFactor } from "#contracts/accounts/second-factor.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { CodeField } from "./code-field.tsx";

/** Switches the second factor off, with both that it takes to sign in. */
export function EndDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const ending = useStaffMutation({
    invalidates: ["second-factor"],
    mutationFn: (body: { readonly password: string; readonly code: string }) =>
      callAsStaff(endSecondFactor, { body }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`Two-factor authentication is off.` });
    },
  });
  const form = useStaffForm<{ password: string; code: string }>(ending, {
    defaultValues: { password: "", code: "" },
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      keepOnPressOutside
      title={t`Switch two-factor authentication off`}
      closeLabel={t`Close`}
    >
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <FormProblem problem={form.problem} />
        <PasswordField {...form.field("password")} label={t`Your password`} autoComplete="current-password" />
        <CodeField {...form.field("code")} />
        <Button type="submit" variant="danger" busy={ending.isPending}>
          <Trans>Switch it off</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
