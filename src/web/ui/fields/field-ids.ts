import { type ReactNode, useId } from "react";

/** The words around a control. */
export interface FieldTexts {
  label: ReactNode;
  /** Shown under the label, before the control. */
  hint?: ReactNode;
  /** Why the value is not accepted, a list where there are several reasons; nothing when it is. */
  error?: ReactNode;
  /** Mark beside the label, such as "optional". */
  mark?: ReactNode;
  /** The label is read but not shown: only where the place makes it plain. */
  hideLabel?: boolean | undefined;
  /** Needed by an error summary; made up otherwise. */
  id?: string | undefined;
  /** Classes of the whole field: width, margin, columns. */
  className?: string | undefined;
}

export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** For the control itself: which texts describe it and whether its value is refused. */
  aria: { "aria-describedby": string | undefined; "aria-invalid": true | undefined };
}

/** True when there is something to show. */
export function hasText(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasText);
  return node !== undefined && node !== null && node !== false && node !== "";
}

/** The ids that tie label, hint and error to one control; `alsoBy` names further describing elements. */
export function useFieldIds(words: Pick<FieldTexts, "id" | "hint" | "error">, alsoBy?: string): FieldIds {
  const made = useId();
  const control = words.id ?? made;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const described = [
    hasText(words.error) && error,
    hasText(words.hint) && hint,
    alsoBy !== undefined && `${control}-${alsoBy}`,
  ];
  return {
    control,
    hint,
    error,
    aria: {
      "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      "aria-invalid": hasText(words.error) || undefined,
    },
  };
}
