import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { Link, type To } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { PagerItem } from "./pager-window.ts";

interface PagerLabels {
  /** Name of the whole. */
  nav: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  page: (page: number) => string;
}

interface PagerProps {
  page: number;
  pageCount: number;
  /** Which numbers show: from pager-window.ts. */
  window: readonly PagerItem[];
  /** Where a page lives: pages are addresses, so Back and sharing work. */
  to: (page: number) => To;
  labels: PagerLabels;
  className?: string | undefined;
}

/** More than these do not stand in one line on a phone: there the numbers in between are left out. */
const mostInALine = 7;

/** First, previous, numbers, next, last; on a phone without first and last. Nothing at all for a single page. */
export function Pager({ page, pageCount, window, to, labels, className }: PagerProps) {
  if (pageCount <= 1) return null;
  const jump = (icon: LucideIcon, label: string, target: number, className?: string) => (
    <Jump
      className={className}
      icon={icon}
      label={label}
      to={target >= 1 && target <= pageCount && target !== page ? to(target) : null}
    />
  );
  const isFar = (item: number) => Math.abs(item - page) > 1 && item !== 1 && item !== pageCount;
  return (
    <nav
      aria-label={labels.nav}
      className={classNames("no-print flex flex-wrap items-center gap-0.5 text-sm sm:gap-1", className)}
    >
      {jump(ChevronsLeft, labels.first, 1, "max-sm:hidden")}
      {jump(ChevronLeft, labels.previous, page - 1)}
      {window.map((item, index) =>
        item === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by.
          <span key={`gap-${index}`} aria-hidden="true" className={cell}>
            …
          </span>
        ) : (
          <Link
            key={item}
            to={to(item)}
            aria-label={labels.page(item)}
            aria-current={item === page ? "page" : undefined}
            className={classNames(
              cell,
              item === page ? "bg-ink font-semibold text-paper" : "hover:bg-ink/8",
              window.length > mostInALine && isFar(item) && "max-sm:hidden",
            )}
          >
            {item}
          </Link>
        ),
      )}
      {jump(ChevronRight, labels.next, page + 1)}
      {jump(ChevronsRight, labels.last, pageCount, "max-sm:hidden")}
    </nav>
  );
}

const cell =
  "tabular grid h-8 min-w-8 place-items-center rounded-sm px-1.5 pointer-coarse:h-11 pointer-coarse:min-w-9";

interface JumpProps {
  icon: LucideIcon;
  label: string;
  to: To | null;
  className?: string | undefined;
}

function Jump({ icon, label, to, className }: JumpProps) {
  const shape = <Icon of={icon} className="size-4" />;
  if (to === null) {
    return (
      <span aria-hidden="true" className={classNames(cell, "opacity-35", className)}>
        {shape}
      </span>
    );
  }
  return (
    <Link to={to} aria-label={label} className={classNames(cell, "hover:bg-ink/8", className)}>
      {shape}
    </Link>
  );
}
