import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { accountLimits } from "#domain/accounts/account-rules.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
  /** What the first of the two is called. */
  readonly label: string;
  /** Gives an input its name, its handlers and its error. */
  readonly field: (
    name: "password" | "password_confirmation",
  ) => Omit<ComponentProps<typeof PasswordField>, "label">;
}

/** A new password, and the same again. */
export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const least = accountLimits.passwordLeast;
  return (
    <>
      <PasswordField
        {...field("password")}
        label={label}
        hint={t`At least ${least} characters`}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field("password_confirmation")}
        label={t`The same again`}
        autoComplete="new-password"
        required
      />
    </>
  );
}
