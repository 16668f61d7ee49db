import { Trans, useLingui } from "@lingui/react/macro";
import { accountEmailRule, accountNameRule, telephoneRule } from "#domain/accounts/account-rules.ts";
import type { Message } from "#domain/words.ts";
import type { FieldOf, FieldTexts } from "../../parts/forms/use-validated-form.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

export interface UserValues {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly isAdmin: boolean;
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

interface AdminFieldProps {
  readonly isAdmin: boolean;
  readonly error: FieldTexts | undefined;
  readonly onChange: (isAdmin: boolean) => void;
}

/** The right to this back office. */
export function AdminField({ isAdmin, error, onChange }: AdminFieldProps) {
  return (
    <Checkbox
      label={<Trans>Administrator</Trans>}
      checked={isAdmin}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
