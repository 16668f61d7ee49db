import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import { type FieldIds, type FieldTexts, hasText } from "./field-ids.ts";

interface FieldFrameProps extends Omit<FieldTexts, "id"> {
  ids: FieldIds;
  /** Stands at the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, hint, control, error: in this order everywhere. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  mark,
  hideLabel,
  aside,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <div
        className={classNames(
          "mb-1.5 flex items-baseline justify-between gap-3 text-sm",
          hideLabel && "sr-only",
        )}
      >
        <label htmlFor={ids.control} className="font-semibold">
          {label}
          {hasText(mark) && (
            <>
              {" "}
              <span className="ml-1 font-normal text-ink-2">{mark}</span>
            </>
          )}
        </label>
        {aside}
      </div>
      {hasText(hint) && (
        <p id={ids.hint} className="-mt-0.5 mb-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {hasText(error) && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

/** The box of everything one types or picks in; what has one line adds `h-control`. */
export const controlStyle =
  "block w-full min-w-0 rounded-md border border-edge bg-card px-3 text-control text-ink transition-colors hover:border-ink aria-invalid:border-danger disabled:border-line disabled:bg-paper-2 disabled:text-ink-2";
