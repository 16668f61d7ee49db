import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/fields/text-field.tsx";

/** A code of the app, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      label={t`Code`}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
