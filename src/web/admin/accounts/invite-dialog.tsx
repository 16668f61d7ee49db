import { Trans, useLingui } from "@lingui/react/macro";
import { inviteUser } from "#contracts/accounts/invitations.ts";
import { accountEmailRule, optionalNameRule } from "#domain/accounts/account-rules.ts";
import { isGuardedRole } from "#domain/accounts/asks-for-proof.ts";
import { type Role, staffRoles } from "#domain/accounts/roles.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { Options } from "../../parts/forms/options.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "./proof-fields.tsx";

interface Values extends ProofValues {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

const blank: Values = { email: "", name: "", role: "sales", ...noProof };
/** The owner's last: it is the rarest choice. */
const offered = [...staffRoles, "owner"] as const;

/** Invites a colleague by mail, who chooses the password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const hasFactor = useHasSecondFactor();
  const inviting = useStaffMutation({
    what: "addUser",
    invalidates: ["users"],
    mutationFn: ({ name, role, current_password, code, email }: Values) => {
      const proof = proofOf({ current_password, code }, { isAsked: isGuardedRole(role), hasFactor });
      return callAsStaff(inviteUser, { body: { email, role, ...(name !== "" && { name }), ...proof } });
    },
    onSuccess: ({ message }) => {
      onClose();
      toast({ tone: "positive", text: message });
    },
  });
  const form = useStaffForm<Values>(inviting, {
    defaultValues: blank,
    rules: (values) => ({
      email: accountEmailRule(values.email),
      name: optionalNameRule(values.name),
      ...proofRules(values, { isAsked: isGuardedRole(values.role), hasFactor }),
    }),
  });
  const { role, code } = form.values;
  return (
    <FormDialog
      id="invite-user"
      title={<Trans>Invite a colleague</Trans>}
      submitLabel={<Trans>Send the invitation</Trans>}
      form={form}
      problem={inviting.problem}
      onClose={onClose}
    >
      <TextField {...form.field("email")} label={t`Email`} type="email" autoComplete="off" required />
      <TextField {...form.field("name")} label={t`Name (optional)`} autoComplete="off" />
      <SelectField
        {...form.field("role")}
        label={t`Role`}
        hint={<Trans>The mail holds a link that is good for seven days.</Trans>}
      >
        <Options of={offered} words={roleWords} />
      </SelectField>
      {isGuardedRole(role) && <ProofFields field={form.field} code={code} hasFactor={hasFactor} />}
    </FormDialog>
  );
}
