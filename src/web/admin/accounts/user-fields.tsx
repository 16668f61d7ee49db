import { Trans, useLingui } from "@lingui/react/macro";
import { accountEmailRule, accountNameRule, telephoneRule } from "#domain/accounts/account-rules.ts";
import { type Role, type StaffRole, staffRoles } from "#domain/accounts/roles.ts";
import type { Message } from "#domain/words.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { Options } from "../../parts/forms/options.tsx";
import type { FieldOf, FieldTexts } from "../../parts/forms/use-validated-form.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

export interface UserValues {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly isAdmin: boolean;
  /** Of one who is no administrator; empty for a standard user. */
  readonly role: StaffRole | "";
}

/** The rules of the fields that both dialogs share. */
export function userRules(values: UserValues): Readonly<Record<string, Message | undefined>> {
  return {
    name: accountNameRule(values.name),
    email: accountEmailRule(values.email),
    telephone: telephoneRule(values.telephone),
  };
}

/** Name, e-mail and telephone of a user: the fields of adding and of editing. */
export function UserFields({ field }: { field: FieldOf<"name" | "email" | "telephone"> }) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...field("name")} label={t`Name`} autoComplete="off" required />
      <TextField {...field("email")} label={t`Email`} type="email" autoComplete="off" required />
      <TextField {...field("telephone")} label={t`Telephone`} type="tel" autoComplete="off" required />
    </>
  );
}

interface RoleFieldsProps {
  readonly isAdmin: boolean;
  readonly error: FieldTexts | undefined;
  readonly onAdmin: (isAdmin: boolean) => void;
  readonly field: FieldOf<"role">;
}

/** The right to this back office: an administrator's to all of it, or that of one of the roles. */
export function RoleFields({ isAdmin, error, onAdmin, field }: RoleFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={<Trans>Administrator</Trans>}
        checked={isAdmin}
        error={error}
        onChange={(event) => onAdmin(event.currentTarget.checked)}
      />
      {!isAdmin && (
        <SelectField
          {...field("role")}
          label={t`Role`}
          hint={<Trans>What this person does in the back office. Without a role nothing of it opens.</Trans>}
        >
          <option value="">{t`No role`}</option>
          <Options of={staffRoles} words={roleWords} />
        </SelectField>
      )}
    </>
  );
}

/** The role that these fields give. */
export function givenRole({ isAdmin, role }: Pick<UserValues, "isAdmin" | "role">): Role | null {
  return isAdmin ? "owner" : role || null;
}

/** The part of a call that carries the role: nothing while it stays as it was. */
export function roleOf(
  { isAdmin, role }: Pick<UserValues, "isAdmin" | "role">,
  before: UserValues["role"] = "",
) {
  return isAdmin || role === before ? {} : { role: role || null };
}
