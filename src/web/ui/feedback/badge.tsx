import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneText } from "./tone.ts";

interface BadgeProps {
  /** `accent` is the one bright chip a page can bear. */
  tone?: Tone | "accent" | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short word or figure set apart from its line. */
export function Badge({ tone = "neutral", children, className }: BadgeProps) {
  const look =
    tone === "accent"
      ? "border-sprout bg-sprout text-on-sprout"
      : classNames("border-current/40 bg-card", toneText[tone]);
  return (
    <span
      className={classNames(
        "tabular inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium leading-snug",
        look,
        className,
      )}
    >
      {children}
    </span>
  );
}
