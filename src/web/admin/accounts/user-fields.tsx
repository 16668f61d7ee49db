import { Trans, useLingui } from "@lingui/react/macro";
import { accountEmailRule, accountNameRule, telephoneRule } from "#domain/accounts/account-rules.ts";
import type { Words } from "#domain/words.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { FieldTexts } from "../forms/use-form.ts";

export interface UserValues {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly isAdmin: boolean;
}

export type UserFaults = Readonly<Partial<Record<string, FieldTexts | undefined>>>;

/** What is wrong with the fields that both dialogs share. */
export function userFaults(values: UserValues): Readonly<Record<string, Words | undefined>> {
  return {
    name: accountNameRule(values.name),
    email: accountEmailRule(values.email),
    telephone: telephoneRule(values.telephone),
  };
}

interface UserFieldsProps {
  readonly values: UserValues;
  readonly faults: UserFaults;
  readonly onChange: (values: UserValues) => void;
}

/** Name, e-mail and telephone of a user: the fields of adding and of editing. */
export function UserFields({ values, faults, onChange }: UserFieldsProps) {
  const { t } = useLingui();
  const field = (name: "name" | "email" | "telephone") => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field("name")} label={t`Name`} autoComplete="off" required />
      <TextField {...field("email")} label={t`Email`} type="email" autoComplete="off" required />
      <TextField {...field("telephone")} label={t`Telephone`} type="tel" autoComplete="off" required />
    </>
  );
}

/** The right to this back office. */
export function AdminField({ values, faults, onChange }: UserFieldsProps) {
  return (
    <Checkbox
      label={<Trans>Administrator</Trans>}
      checked={values.isAdmin}
      error={faults.isAdmin}
      onChange={(event) => onChange({ ...values, isAdmin: event.currentTarget.checked })}
    />
  );
}
