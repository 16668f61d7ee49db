import { Trans, useLingui } from "@lingui/react/macro";
import { createUser } from "#contracts/accounts/accounts.ts";
import {
  isAdministrator,
  newPasswordForRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useOwnAccount } from "../own-account/use-own-account.ts";
import { useFrench } from "../use-french.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { noProof, ProofFields, proofOf, proofRules, useHasSecondFactor } from "./proof-fields.tsx";
import { givenRole, RoleFields, roleOf, UserFields, type UserValues, userRules } from "./user-fields.tsx";

const blankUser: UserValues = { name: "", email: "", telephone: "", isAdmin: false, role: "" };
const blank = { ...blankUser, ...{ password: "", password_confirmation: "", ...noProof } };

/** Adds a user, who may be an administrator or have another role. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const french = useFrench();
  // Rights may be lost while the list is open: the dialog asks again.
  const actor = useOwnAccount();
  const hasLostRights = actor.data ? !isAdministrator(actor.data) : false;
  const hasFactor = useHasSecondFactor();
  const adding = useStaffMutation({
    what: "addUser",
    invalidates: ["users", "me"],
    mutationFn: ({ isAdmin, role, current_password, code, ...values }: typeof blank) => {
      const proof = proofOf(
        { current_password, code },
        { isAsked: isGuardedRole(givenRole({ isAdmin, role })), hasFactor },
      );
      const rights = { is_admin: isAdmin ? 1 : 0, ...roleOf({ isAdmin, role }) } as const;
      return doAsStaff(createUser, { body: { ...values, ...rights, ...proof } });
    },
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`Utilisateur ajouté avec succès`, lang: french });
    },
  });
  const form = useStaffForm<typeof blank>(adding, {
    defaultValues: blank,
    rules: (values) => ({
      ...userRules(values),
      password: newPasswordForRule(values.password, values.email),
      password_confirmation: passwordConfirmationRule(values.password, values.password_confirmation),
      ...proofRules(values, { isAsked: isGuardedRole(givenRole(values)), hasFactor }),
    }),
  });
  const { isAdmin, code } = form.values;
  return (
    <FormDialog
      id="add-user"
      title={<Trans>Add User</Trans>}
      submitLabel={<Trans>Add User</Trans>}
      form={form}
      problem={adding.problem}
      isDisabled={hasLostRights}
      notice={
        hasLostRights && (
          <Banner tone="negative" live="assertive" className="mb-4">
            <p className="font-semibold text-danger">
              <Trans>Warning: You do not have administrator privileges.</Trans>
            </p>
            <p>
              <Trans>Vous n'avez pas les privilèges administrateur requis</Trans>
            </p>
          </Banner>
        )
      }
      onClose={onClose}
    >
      <UserFields field={form.field} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField {...form.field("password")} label={t`Password`} autoComplete="new-password" />
        <PasswordField
          {...form.field("password_confirmation")}
          label={t`Password confirmation`}
          autoComplete="new-password"
        />
      </div>
      <RoleFields
        isAdmin={isAdmin}
        error={form.error("isAdmin")}
        onAdmin={(checked) => form.change("isAdmin", checked)}
        field={form.field}
      />
      {isGuardedRole(givenRole(form.values)) && (
        <ProofFields field={form.field} code={code} hasFactor={hasFactor} />
      )}
    </FormDialog>
  );
}
