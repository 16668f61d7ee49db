import type { ComponentProps } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { controlStyle } from "../../../ui/fields/field-frame.tsx";

interface LineFieldProps extends ComponentProps<"input"> {
  readonly id: string;
  /** Seen where the lines have no head above them; read everywhere. */
  readonly label: string;
  readonly isNumber?: boolean;
  readonly error: string | undefined;
}

/** A field of a line. What is wrong with it stands below the line: the fields of a row keep their height. */
export function LineField({ id, label, isNumber = false, error, className, ...input }: LineFieldProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className={lineLabel}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...(isNumber && { inputMode: "decimal" as const })}
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={classNames(
          controlStyle,
          "h-control px-2! placeholder:text-ink placeholder:opacity-100",
          isNumber && "tabular text-right",
        )}
      />
    </div>
  );
}

export const lineLabel = "mb-1 block text-sm text-ink-2 @xl:sr-only";

/** The columns of a line, and of the head above the lines: kind, name, units, unit price, amount, actions. */
export const lineColumns =
  "@xl:grid-cols-[8.75rem_minmax(0,1fr)_4.75rem_4.75rem_7.25rem_auto] @3xl:grid-cols-[9rem_minmax(0,1fr)_6rem_6rem_7.5rem_auto]";
