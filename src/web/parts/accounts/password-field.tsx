import { useLingui } from "@lingui/react/macro";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { controlStyle, FieldFrame } from "../../ui/fields/field-frame.tsx";
import { type FieldTexts, useFieldIds } from "../../ui/fields/field-ids.ts";

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<"input">, keyof FieldTexts | "type" | "size">;

/** A password that can be looked at, pasted, and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, mark, hideLabel, className, ...input } = props;
  const { t } = useLingui();
  const ids = useFieldIds({ id, hint, error });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...{ ids, label, hint, error, mark, hideLabel, className }}>
      <div className="relative">
        <input
          {...input}
          {...ids.aria}
          id={ids.control}
          type={isShown ? "text" : "password"}
          className={classNames(controlStyle, "h-control pr-12")}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!isShown)}
          className="absolute! top-0 right-0"
        />
      </div>
    </FieldFrame>
  );
}
