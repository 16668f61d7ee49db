import { Trans, useLingui } from "@lingui/react/macro";
import { updateUser } from "#contracts/accounts/accounts.ts";
import { asksForProof } from "#domain/accounts/asks-for-proof.ts";
import { type ReadUser, readUser } from "../../api/reads/users.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useFrench } from "../use-french.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { EndSessions } from "./end-sessions.tsx";
import { LostFactor } from "./lost-factor.tsx";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "./proof-fields.tsx";
import { givenRole, RoleFields, roleOf, UserFields, type UserValues, userRules } from "./user-fields.tsx";

function typedRole({ role }: ReadUser): UserValues["role"] {
  return role && role !== "owner" ? role : "";
}

/** Changes a user. One's own rights stay; the server refuses the change. */
export function EditUserDialog({ user, onClose }: { user: ReadUser; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const french = useFrench();
  const hasFactor = useHasSecondFactor();
  const before = { email: user.email, role: user.isAdmin ? ("owner" as const) : (user.role ?? null) };
  const isAskedFor = (values: Pick<UserValues, "email" | "isAdmin" | "role">) =>
    asksForProof(before, { email: values.email, role: givenRole(values) });
  const editing = useStaffMutation({
    what: "editUser",
    invalidates: ["users"],
    row: readUser,
    mutationFn: ({ role, current_password, code, ...values }: UserValues & ProofValues, fresh) =>
      doAsStaff(
        updateUser,
        {
          params: { id: user.id },
          body: {
            ...{ ...values, id: user.id, created_at: user.created_at },
            ...roleOf({ isAdmin: values.isAdmin, role }, typedRole(user)),
            ...proofOf({ current_password, code }, { isAsked: isAskedFor({ ...values, role }), hasFactor }),
          },
        },
        { version: (fresh ?? user).version },
      ),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`Utilisateur mis à jour avec succès`, lang: french });
    },
  });
  const { fresh } = editing;
  const form = useStaffForm<UserValues & ProofValues>(editing, {
    defaultValues: {
      name: user.name,
      email: user.email,
      telephone: user.telephone ?? "",
      isAdmin: user.isAdmin,
      role: typedRole(user),
      ...noProof,
    },
    rules: (values) => ({
      ...userRules(values),
      ...proofRules(values, { isAsked: isAskedFor(values), hasFactor }),
    }),
  });
  const { values } = form;
  const isRaised = !user.isAdmin && values.isAdmin;
  return (
    <FormDialog
      id="edit-user"
      title={<Trans>Edit User</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      problem={editing.problem}
      conflict={
        fresh && {
          of: { subject: "user", id: fresh.id },
          differences: [
            { label: <Trans>Name</Trans>, now: fresh.name },
            { label: <Trans>Email</Trans>, now: fresh.email },
            { label: <Trans>Telephone</Trans>, now: fresh.telephone ?? "" },
            { label: <Trans>Role</Trans>, now: fresh.role ? i18n._(roleWords[fresh.role]) : t`Utilisateur` },
          ],
        }
      }
      onClose={onClose}
      aside={
        <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
          <LostFactor user={user} />
          <EndSessions user={user} />
        </div>
      }
    >
      <UserFields field={form.field} />
      <RoleFields
        isAdmin={values.isAdmin}
        error={form.error("isAdmin")}
        onAdmin={(checked) => form.change("isAdmin", checked)}
        field={form.field}
      />
      {isAskedFor(values) && (
        <ProofFields field={form.field} code={values.code} hasFactor={hasFactor}>
          {isRaised && (
            <Trans>
              An administrator may do everything here, so please show that it is you. If this address was
              never confirmed by a mail, the account is signed out and gets a mail to choose a new password.
            </Trans>
          )}
        </ProofFields>
      )}
    </FormDialog>
  );
}
