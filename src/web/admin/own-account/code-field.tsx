import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TextField } from "../../ui/text-field.tsx";

interface CodeFieldProps {
  readonly value: string;
  readonly onType: (code: string) => void;
  readonly error: ReactNode;
}

/** A code of the app, or a recovery code. */
export function CodeField({ value, onType, error }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Code`}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
