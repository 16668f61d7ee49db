import { Trans, useLingui } from "@lingui/react/macro";
import { changeOwnPassword } from "#contracts/accounts/own-account.ts";
import { newPasswordForRule, passwordConfirmationRule } from "#domain/accounts/account-rules.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { NewPasswordFields } from "../../parts/accounts/new-password-fields.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../accounts/proof-fields.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface Values extends ProofValues {
  readonly password: string;
  readonly password_confirmation: string;
}

const blank: Values = { password: "", password_confirmation: "", ...noProof };

/** One's own password. All other sessions end with the former one. */
export function OwnPassword() {
  const { t } = useLingui();
  const { user } = useAuth();
  const hasFactor = useHasSecondFactor();
  const changing = useStaffMutation({
    invalidates: ["sessions", "history"],
    mutationFn: ({ password, password_confirmation, ...proof }: Values) =>
      callAsStaff(changeOwnPassword, {
        body: { password, password_confirmation, ...proofOf(proof, { isAsked: true, hasFactor }) },
      }),
    onSuccess: ({ message }) => {
      form.settle(blank);
      toast({ tone: "positive", text: message });
    },
  });
  const form = useStaffForm<Values>(changing, {
    defaultValues: blank,
    rules: (values) => ({
      password: newPasswordForRule(values.password, user?.email ?? ""),
      password_confirmation: passwordConfirmationRule(values.password, values.password_confirmation),
      ...proofRules(values, { isAsked: true, hasFactor }),
    }),
  });
  return (
    <section aria-labelledby="own-password" className="mb-10 border-t border-ink pt-5">
      <h2 id="own-password" className="mb-4 text-xl">
        <Trans>Password</Trans>
      </h2>
      <form className="grid max-w-md gap-4" noValidate onSubmit={form.submit}>
        <FormProblem problem={form.problem} />
        <NewPasswordFields field={form.field} label={t`New password`} />
        {form.isDirty && (
          <ProofFields field={form.field} code={form.values.code} hasFactor={hasFactor}>
            <Trans>Please show that it is you.</Trans>
          </ProofFields>
        )}
        <Button type="submit" className="w-fit" busy={changing.isPending} disabled={!form.isDirty}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </section>
  );
}
