import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

interface IconProps {
  /** A lucide icon, from its own file: `import Check from "lucide-react/icons/check"`. */
  of: LucideIcon;
  /** Only when the icon stands alone and no text beside it says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One stroke and size (1.2 em by default) for every icon; hidden from screen readers without a label. */
export function Icon({ of: Shape, label, className }: IconProps) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <Shape {...name} strokeWidth={1.75} className={classNames("size-[1.2em] shrink-0", className)} />;
}
