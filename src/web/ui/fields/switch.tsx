import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type FieldTexts, hasText, useFieldIds } from "./field-ids.ts";

type SwitchProps = Omit<FieldTexts, "mark" | "error"> &
  Omit<ComponentProps<"input">, keyof FieldTexts | "type" | "role" | "size">;

/** On or off, at once: for a setting that needs no Save. */
export function Switch({ id, label, hint, hideLabel, className, ...input }: SwitchProps) {
  const ids = useFieldIds({ id, hint });
  return (
    <div className={className}>
      <label
        htmlFor={ids.control}
        className="flex w-fit cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-2 pointer-coarse:min-h-11 pointer-coarse:py-2"
      >
        <span className="relative inline-flex h-6 w-10 shrink-0">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on.
            role="switch"
            {...input}
            {...ids.aria}
            id={ids.control}
            className="peer size-full cursor-[inherit] appearance-none rounded-full border border-edge bg-paper-2 transition-colors checked:border-leaf checked:bg-leaf disabled:opacity-50 forced-colors:appearance-auto"
          />
          <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-paper forced-colors:hidden" />
        </span>
        <span className={classNames(hideLabel && "sr-only")}>{label}</span>
      </label>
      {hasText(hint) && (
        <p id={ids.hint} className="ml-13 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
