import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { headCell } from "./table.tsx";

export type SortDirection = "ascending" | "descending";

interface SortHeaderProps {
  children: ReactNode;
  /** Left out while another column sorts. */
  direction?: SortDirection | undefined;
  /** Called with the direction that is wanted next. */
  onSort: (direction: SortDirection) => void;
  numeric?: boolean | undefined;
  className?: string | undefined;
}

/** A heading of a column that sorts by it. */
export function SortHeader({ children, direction, onSort, numeric = false, className }: SortHeaderProps) {
  const arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction ?? "none"];
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(headCell, numeric && "text-right", className)}
    >
      <button
        type="button"
        onClick={() => onSort(direction === "ascending" ? "descending" : "ascending")}
        className={classNames(
          "-mx-2 inline-flex h-8 items-center gap-1 rounded-sm px-2 font-semibold hover:bg-ink/8",
          numeric && "flex-row-reverse",
        )}
      >
        {children}
        <Icon of={arrow} className={classNames("size-3.5", direction === undefined && "text-ink-2")} />
      </button>
    </th>
  );
}
