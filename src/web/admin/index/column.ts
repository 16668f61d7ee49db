import type { ReactNode } from "react";

/** One column of an index, and what it shows of a row. */
export interface Column<Row> {
  readonly name: string;
  readonly head: ReactNode;
  /** The sort that the call knows; without it the column does not sort. */
  readonly sort?: string;
  /** Amounts and counts: aligned right. */
  readonly numeric?: boolean;
  /** This cell names its row. */
  readonly isRowHead?: boolean;
  /** Always shown: what one does to a row. */
  readonly isFixed?: boolean;
  /** Shown only when it was chosen. */
  readonly isExtra?: boolean;
  /** The head is French in the specification. */
  readonly lang?: "fr" | undefined;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}
