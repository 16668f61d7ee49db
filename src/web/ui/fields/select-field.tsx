import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { controlStyle, FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useFieldIds } from "./field-ids.ts";

type SelectFieldProps = FieldTexts & Omit<ComponentProps<"select">, keyof FieldTexts | "size" | "multiple">;

/** A native select: every device brings its own list, and it works before any script. Children are options. */
export function SelectField({
  id,
  label,
  hint,
  error,
  mark,
  hideLabel,
  className,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, mark, hideLabel, className }}>
      <div className="relative">
        <select
          {...select}
          {...ids.aria}
          id={ids.control}
          className={classNames(controlStyle, "h-control cursor-pointer appearance-none truncate pr-9")}
        />
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
        />
      </div>
    </FieldFrame>
  );
}
