import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { changeOwnAddress } from "#contracts/accounts/own-account.ts";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
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
  readonly email: string;
}

/** One's own address, which a mail to the new one confirms. */
export function OwnAddress() {
  const { t } = useLingui();
  const { user } = useAuth();
  const hasFactor = useHasSecondFactor();
  const { hash } = useLocation();
  // The list of the first day leads here.
  useEffect(() => {
    if (hash === "#own-address") document.getElementById("own-address")?.scrollIntoView();
  }, [hash]);
  const asking = useStaffMutation({
    invalidates: ["history"],
    mutationFn: ({ email, ...proof }: Values) =>
      callAsStaff(changeOwnAddress, { body: { email, ...proofOf(proof, { isAsked: true, hasFactor }) } }),
  });
  const form = useStaffForm<Values>(asking, {
    defaultValues: { email: "", ...noProof },
    rules: (values) => ({
      email: accountEmailRule(values.email),
      ...proofRules(values, { isAsked: true, hasFactor }),
    }),
  });
  return (
    <section aria-labelledby="own-address" className="mb-10 border-t border-ink pt-5">
      <h2 id="own-address" className="mb-2 text-xl">
        <Trans>Email</Trans>
      </h2>
      <p className="mb-4 text-ink-2">
        <Trans>
          You sign in with <strong>{user?.email}</strong>. Another address counts once you have opened the
          link in the mail to it.
        </Trans>
      </p>
      <div role="status">{asking.data && <Banner tone="positive">{asking.data.message}</Banner>}</div>
      {!asking.data && (
        <form className="grid max-w-md gap-4" noValidate onSubmit={form.submit}>
          <FormProblem problem={form.problem} />
          <TextField
            {...form.field("email")}
            label={t`New address`}
            type="email"
            autoComplete="email"
            required
          />
          {form.isDirty && (
            <ProofFields field={form.field} code={form.values.code} hasFactor={hasFactor}>
              <Trans>Please show that it is you.</Trans>
            </ProofFields>
          )}
          <Button type="submit" className="w-fit" busy={asking.isPending} disabled={!form.isDirty}>
            <Trans>Change the address</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
