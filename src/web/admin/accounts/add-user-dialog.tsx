import { Trans, useLingui } from "@lingui/react/macro";
import { createUser, me } from "#contracts/accounts.ts";
import {
  isAdministrator,
  newPasswordForRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { useForm } from "../forms/use-form.ts";
import { useFrench } from "../use-french.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { noProof, ProofFields, proofFaults, proofOf, useHasSecondFactor } from "./proof-fields.tsx";
import { AdminField, UserFields, userFaults } from "./user-fields.tsx";

const blank = {
  ...{ name: "", email: "", telephone: "", isAdmin: false },
  ...{ password: "", password_confirmation: "", ...noProof },
};

/** Adds a user, who may be an administrator. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const french = useFrench();
  // Rights may be lost while the list is open: the dialog asks again (SPEC-1.11).
  const actor = useStaffQuery({ queryKey: ["me"], read: (ask) => ask(me, {}) });
  const hasLostRights = actor.data?.user ? !isAdministrator(actor.data.user) : false;
  const hasFactor = useHasSecondFactor();
  const adding = useStaffMutation({
    what: "addUser",
    invalidates: ["users", "me"],
    mutationFn: ({ isAdmin, current_password, code, ...values }: typeof blank) => {
      const proof = proofOf({ current_password, code }, { isAsked: isAdmin, hasFactor });
      return doAsStaff(createUser, { body: { ...values, is_admin: isAdmin ? 1 : 0, ...proof } });
    },
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`Utilisateur ajouté avec succès`, lang: french });
    },
  });
  const form = useForm({
    initial: blank,
    check: (values) => ({
      ...userFaults(values),
      password: newPasswordForRule(values.password, values.email),
      password_confirmation: passwordConfirmationRule(values.password, values.password_confirmation),
      ...proofFaults(values, { isAsked: values.isAdmin, hasFactor }),
    }),
    refused: adding.fieldErrors,
    onSubmit: adding.mutate,
  });
  const { values, errors, setValues } = form;
  const common = { values, faults: errors, onChange: (next: object) => setValues({ ...values, ...next }) };
  return (
    <GuardedDialog
      title={<Trans>Add User</Trans>}
      isDirty={form.isDirty && !adding.isSuccess}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="ink"
            type="submit"
            form="add-user"
            busy={adding.isPending}
            disabled={hasLostRights}
          >
            <Trans>Add User</Trans>
          </Button>
        </>
      )}
    >
      {hasLostRights && (
        <Banner tone="negative" live="assertive" className="mb-4">
          <p className="font-semibold text-danger">
            <Trans>Warning: You do not have administrator privileges.</Trans>
          </p>
          <p>
            <Trans>Vous n'avez pas les privilèges administrateur requis</Trans>
          </p>
        </Banner>
      )}
      <FormProblem problem={adding.problem} elsewhere={form.elsewhere} />
      <form id="add-user" noValidate onSubmit={form.submit} className="grid gap-4">
        <UserFields {...common} />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="new-password"
            value={values.password}
            error={errors.password}
            onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
          />
          <PasswordField
            label={t`Password confirmation`}
            name="password_confirmation"
            autoComplete="new-password"
            value={values.password_confirmation}
            error={errors.password_confirmation}
            onChange={(event) => setValues({ ...values, password_confirmation: event.currentTarget.value })}
          />
        </div>
        <AdminField {...common} />
        {values.isAdmin && (
          <ProofFields
            values={values}
            faults={errors}
            hasFactor={hasFactor}
            onChange={(proof) => setValues({ ...values, ...proof })}
          />
        )}
      </form>
    </GuardedDialog>
  );
}
