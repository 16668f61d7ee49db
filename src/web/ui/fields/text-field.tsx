import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { controlStyle, FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useFieldIds } from "./field-ids.ts";

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, keyof FieldTexts | "size">;

/** One line of text; every attribute of a native input passes through (name, type, autoComplete, onBlur …). */
export function TextField({ id, label, hint, error, mark, hideLabel, className, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, mark, hideLabel, className }}>
      <input
        type="text"
        {...input}
        {...ids.aria}
        id={ids.control}
        className={classNames(controlStyle, "h-control")}
      />
    </FieldFrame>
  );
}
