import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

interface EmptyStateProps {
  title: ReactNode;
  icon?: LucideIcon | undefined;
  /** Why it is empty and what fills it. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Nothing here yet: why, and what to do about it. */
export function EmptyState({ title, icon, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        "flex flex-col items-center rounded-lg border border-dashed border-edge px-6 py-12 text-center",
        className,
      )}
    >
      {icon && <Icon of={icon} className="mb-3 size-7 text-ink-2" />}
      <p className="display text-lg leading-tight">{title}</p>
      {children !== undefined && <div className="mt-1.5 max-w-prose text-ink-2">{children}</div>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
