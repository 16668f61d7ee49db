import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface TableProps {
  /** Names the table, and the region around it that scrolls sideways on a narrow screen. */
  label: string;
  /** 36 px rows for work, 52 px rows for reading. */
  rows?: keyof typeof rowLooks | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A table whose head stays in sight while the page scrolls, where there is room (56 rem); else it scrolls sideways. Children are thead and tbody. */
export function Table({ label, rows = "dense", children, className }: TableProps) {
  return (
    <div className="@container">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative overflow-x-auto rounded-sm @4xl:overflow-visible"
      >
        <table
          aria-label={label}
          className={classNames("w-full border-collapse text-left", rowLooks[rows], className)}
        >
          {children}
        </table>
      </section>
    </div>
  );
}

const rowLooks = {
  /** One line a row: what a cell holds below its first line can leave itself out, or stand beside it (`in-[.is-compact]`). */
  compact:
    "is-compact text-sm [&_:is(td,th)]:h-8 [&_:is(td,th)]:py-0 [&_td]:whitespace-nowrap [&_td_button]:h-7! [&_td_button]:min-h-0!",
  dense: "text-sm [&_td]:h-9 [&_td]:py-1 [&_th]:h-9",
  roomy: "[&_td]:h-13 [&_td]:py-2 [&_th]:h-11",
};

interface CellLook {
  /** Figures: aligned right, all of one width. */
  numeric?: boolean | undefined;
}

/** The head: sticks below whatever else sticks to the top. */
export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return (
    <thead
      {...rest}
      className={classNames("text-sm @4xl:sticky @4xl:top-(--sticky-top) @4xl:z-10", className)}
    />
  );
}

/** A row; `selected` marks it, a pointer over it tints it. */
export function TableRow({
  selected = false,
  className,
  ...rest
}: ComponentProps<"tr"> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      aria-selected={selected || undefined}
      className={classNames(
        "border-b border-line transition-colors",
        selected ? "bg-paper-2" : "hover:bg-ink/4",
        className,
      )}
    />
  );
}

/** A heading of a column; sorting is SortHeader's business. */
export function HeadCell({ numeric = false, className, ...rest }: ComponentProps<"th"> & CellLook) {
  return <th scope="col" {...rest} className={classNames(headCell, numeric && "text-right", className)} />;
}

/** The cell that names its row. */
export function RowHead({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="row"
      {...rest}
      className={classNames("px-3 py-1 font-semibold whitespace-nowrap", className)}
    />
  );
}

/** A cell. */
export function Cell({ numeric = false, className, ...rest }: ComponentProps<"td"> & CellLook) {
  return (
    <td
      {...rest}
      className={classNames("px-3", numeric && "tabular text-right whitespace-nowrap", className)}
    />
  );
}

export const headCell =
  "bg-paper px-3 shadow-[inset_0_-1px_0_var(--color-ink)] font-semibold whitespace-nowrap";
