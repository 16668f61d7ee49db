import { Trans, useLingui } from "@lingui/react/macro";
import { createApiKey } from "#contracts/accounts/api-keys.ts";
import { accountNameRule } from "#domain/accounts/account-rules.ts";
import { type StaffRole, staffRoles } from "#domain/accounts/roles.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { Options } from "../../parts/forms/options.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
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
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface Values extends ProofValues {
  readonly name: string;
  readonly role: StaffRole;
  readonly ends_on: string;
}

interface ApiKeyDialogProps {
  readonly onClose: () => void;
  readonly onMade: (secret: string) => void;
}

/** Makes a key, with the owner's password. */
export function ApiKeyDialog({ onClose, onMade }: ApiKeyDialogProps) {
  const { t } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const making = useStaffMutation({
    invalidates: ["api-keys"],
    mutationFn: ({ name, role, ends_on, ...proof }: Values) =>
      callAsStaff(createApiKey, {
        body: { name, role, ...(ends_on !== "" && { ends_on }), ...proofOf(proof, asked) },
      }),
    onSuccess: ({ secret }) => {
      onClose();
      onMade(secret);
    },
  });
  const form = useStaffForm<Values>(making, {
    defaultValues: { name: "", role: "reader", ends_on: "", ...noProof },
    rules: (values) => ({
      name: accountNameRule(values.name),
      ends_on: undefined,
      ...proofRules(values, asked),
    }),
  });
  return (
    <FormDialog
      id="make-api-key"
      title={<Trans>Make a key for a program</Trans>}
      submitLabel={<Trans>Make the key</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={t`Name`}
        hint={<Trans>The program's: what it changes stands under this name in the history.</Trans>}
        autoComplete="off"
        required
      />
      <SelectField {...form.field("role")} label={t`Role`}>
        <Options of={staffRoles} words={roleWords} />
      </SelectField>
      <TextField {...form.field("ends_on")} type="date" label={t`Good until (optional)`} />
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>A key opens the shop to a program, so please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
