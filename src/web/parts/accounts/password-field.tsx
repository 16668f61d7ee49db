import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type">;

/** A password that can be looked at, pasted, and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex items-end gap-2">
      <TextField {...props} type={isShown ? "text" : "password"} className="grow" />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? t`Hide password` : t`Show password`}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
