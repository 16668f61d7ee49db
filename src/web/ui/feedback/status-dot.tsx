import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneMark, toneText } from "./tone.ts";

interface StatusDotProps {
  tone: Tone;
  /** The state in a word: the dot never speaks alone. */
  children: ReactNode;
  className?: string | undefined;
}

/** A state as dot and word. */
export function StatusDot({ tone, children, className }: StatusDotProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 font-medium whitespace-nowrap",
        toneText[tone],
        className,
      )}
    >
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", toneMark[tone])} />
      {children}
    </span>
  );
}
