import { classNames } from "../class-names.ts";

export type ButtonVariant = "ink" | "outline" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  /** `ink`: the one main action; `outline`: beside it; `quiet`: in rows and bars; `danger`: cannot be undone. */
  variant?: ButtonVariant | undefined;
  /** `md` follows the density of the page; a finger always gets 44 px. */
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  ink: "border-ink bg-ink text-paper hover:border-press hover:bg-press",
  outline: "border-ink bg-transparent text-ink hover:bg-ink/8",
  quiet: "border-transparent bg-transparent text-ink hover:bg-ink/8",
  danger:
    "border-danger bg-danger text-paper hover:bg-[color-mix(in_oklab,var(--color-danger)_84%,var(--color-ink))]",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-3 text-sm pointer-coarse:min-h-11",
  md: "min-h-control px-4 text-control",
  lg: "min-h-13 px-6 text-base",
};

/** The classes of a button, for whatever element acts as one. */
export function buttonStyle({ variant = "outline", size = "md", className }: ButtonLook): string {
  return classNames(
    "relative inline-flex items-center justify-center rounded-md border py-1 text-center font-semibold leading-tight transition-colors active:translate-y-px disabled:opacity-45",
    variants[variant],
    sizes[size],
    className,
  );
}
