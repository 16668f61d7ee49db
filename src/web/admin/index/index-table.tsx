import { useLingui } from "@lingui/react/macro";
import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "../../ui/class-names.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { SortHeader } from "../../ui/lists/sort-header.tsx";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { isShortcut } from "../shell/shortcuts-are-on.ts";
import type { Column } from "./column.ts";
import { type Selection, useIsTicked, useTicked } from "./use-selection.ts";

export interface IndexTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => number;
  /** The name by which a row is ticked, read to those who listen. */
  readonly nameOf: (row: Row) => string;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly selection?: Selection | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly isCompact?: boolean | undefined;
}

/** The rows as a table: sortable heads, ticks, a press on a row that opens it, and keys that go from row to row. */
export function IndexTable<Row>(props: IndexTableProps<Row>) {
  const { label, rows, columns, idOf, nameOf, selection, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowAt = (act: ((row: Row) => void) | undefined) =>
    act &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) act(row);
    });
  useRowKeys({
    body,
    onOpen: rowAt(onOpen),
    onTick: rowAt(selection && ((row) => selection.toggle(idOf(row)))),
  });
  return (
    <Table label={label} rows={props.isCompact ? "compact" : "dense"} className="[&_:is(td,th)]:px-2">
      <TableHead>
        <tr>
          {selection && (
            <HeadCell className="w-8 pr-0">
              <TickAll selection={selection} ids={rows.map(idOf)} />
            </HeadCell>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </tr>
      </TableHead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row
            key={idOf(row)}
            rowId={idOf(row)}
            selection={selection}
            tabIndex={-1}
            className={classNames("-outline-offset-2", onOpen && "cursor-pointer")}
            onClick={(event) => !isOnControl(event) && onOpen?.(row)}
          >
            {selection && (
              <Cell className="pr-0">
                <Tick selection={selection} id={idOf(row)} name={nameOf(row)} />
              </Cell>
            )}
            {columns.map((column) => {
              const Element = column.isRowHead ? RowHead : Cell;
              return (
                <Element key={column.name} className={column.className} {...numberLook(column)}>
                  {column.cell(row)}
                </Element>
              );
            })}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends ComponentProps<"tr"> {
  readonly rowId: number;
  readonly selection: Selection | undefined;
}

function Row({ selection, rowId, ...rest }: RowProps) {
  if (!selection) return <TableRow {...rest} />;
  return <TickableRow {...rest} rowId={rowId} selection={selection} />;
}

function TickableRow({ selection, rowId, ...rest }: RowProps & { readonly selection: Selection }) {
  return <TableRow {...rest} selected={useIsTicked(selection, rowId)} />;
}

interface TickProps {
  readonly selection: Selection;
  readonly id: number;
  /** The name by which the row is ticked, read to those who listen. */
  readonly name: string;
}

/** Ticks a row. */
export function Tick({ selection, id, name }: TickProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      hideLabel
      label={t`Select ${name}`}
      checked={useIsTicked(selection, id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

/** Ticks the whole page, or nothing when it is ticked already. */
function TickAll({ selection, ids }: { readonly selection: Selection; readonly ids: readonly number[] }) {
  const { t } = useLingui();
  const ticked = useTicked(selection, ids);
  const isWhole = ids.length > 0 && ticked.length === ids.length;
  return (
    <Checkbox
      hideLabel
      label={t`Select all`}
      checked={isWhole}
      indeterminate={ticked.length > 0 && !isWhole}
      onChange={() => selection.tick(isWhole ? [] : ids)}
    />
  );
}

function numberLook<Row>({ numeric = false, isRowHead = false }: Column<Row>) {
  return isRowHead ? {} : { numeric };
}

/**
 * A press on a button, a link or a field of the row means that one, not the row; so does one on what they have opened,
 * which React tells the row of although it stands elsewhere in the page.
 */
function isOnControl({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    !currentTarget.contains(target) || target.closest("button, a, input, label, select, summary") !== null
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { head, numeric = false, lang, className } = column;
  const words = lang ? <span lang={lang}>{head}</span> : head;
  if (!column.sort) {
    return (
      <HeadCell numeric={numeric} className={className}>
        {words}
      </HeadCell>
    );
  }
  const name = column.sort;
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
  return (
    <SortHeader
      numeric={numeric}
      direction={direction}
      onSort={(next) => onSort(next === "ascending" ? name : `-${name}`)}
      {...(className ? { className } : {})}
    >
      {words}
    </SortHeader>
  );
}

interface RowKeys {
  /** What holds the rows. */
  readonly body: RefObject<HTMLElement | null>;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onTick: ((index: number) => void) | undefined;
}

/** J and K go to the next row and the one before, Enter opens it, X ticks it. */
function useRowKeys({ body, onOpen, onTick }: RowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const rows = [...(body.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const isOnRow = at >= 0 && rows[at] === document.activeElement;
    if (event.key === "j" || event.key === "k") {
      const next = rows[event.key === "j" ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    } else if (event.key === "Enter" && isOnRow && onOpen) {
      event.preventDefault();
      onOpen(at);
    } else if (event.key === "x" && at >= 0 && onTick) {
      event.preventDefault();
      onTick(at);
    }
  });
  // Before the rows are painted: what looks ready takes its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
