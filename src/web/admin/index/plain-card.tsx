import { classNames } from "../../ui/class-names.ts";
import type { Column } from "./column.ts";

interface PlainCardProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

/** A row on a small screen: its columns one under the other. */
export function PlainCard<Row>({ row, columns }: PlainCardProps<Row>) {
  return (
    <dl className="grid grid-cols-1 gap-1 text-sm">
      {columns.map(({ name, head, isRowHead, cell }) => (
        <div
          key={name}
          className={isRowHead ? "mb-1 text-base font-semibold" : "flex items-center justify-between gap-4"}
        >
          <dt className={isRowHead ? "sr-only" : "text-ink-2"}>{head}</dt>
          <dd className={classNames("min-w-0 wrap-anywhere", !isRowHead && "text-right")}>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
