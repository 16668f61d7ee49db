import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { FieldError } from "./field-error.tsx";
import { type FieldTexts, hasText, useFieldIds } from "./field-ids.ts";

interface CheckboxProps
  extends Omit<FieldTexts, "mark">,
    Omit<ComponentProps<"input">, keyof FieldTexts | "type" | "size" | "ref"> {
  /** Some but not all of what it stands for: the head of a list. */
  indeterminate?: boolean | undefined;
}

/** A native checkbox with its words; the whole line can be pressed. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, error, hideLabel, className, indeterminate = false, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={className}>
      <label
        htmlFor={ids.control}
        className="flex w-fit cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-2 pointer-coarse:min-h-11 pointer-coarse:py-2"
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input ref={box} type="checkbox" {...input} {...ids.aria} id={ids.control} className={boxStyle} />
          <Icon
            of={Check}
            className="pointer-events-none absolute hidden size-4 stroke-[2.75] text-paper peer-checked:block peer-indeterminate:hidden"
          />
          <Icon
            of={Minus}
            className="pointer-events-none absolute hidden size-4 stroke-[2.75] text-paper peer-indeterminate:block"
          />
        </span>
        <span className={classNames(hideLabel && "sr-only")}>{label}</span>
      </label>
      {hasText(hint) && (
        <p id={ids.hint} className="ml-8.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {hasText(error) && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

const boxStyle =
  "peer size-5 cursor-[inherit] appearance-none rounded-sm border border-edge bg-card transition-colors hover:border-ink checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink aria-invalid:border-danger disabled:opacity-50 forced-colors:appearance-auto";
