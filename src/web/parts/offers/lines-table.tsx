import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";

const onlyWide = "max-sm:hidden";
const edge = "pl-0! last:pr-0! last:pl-3!";

interface LinesTableProps {
  readonly label: string;
  /** What stands over the names. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Lines with their units, unit prices and amounts, for who buys. On a phone, units and price stand under the name. */
export function LinesTable({ label, head, children, foot }: LinesTableProps) {
  return (
    <Table label={label} rows="roomy">
      <TableHead>
        <tr>
          <HeadCell className={`${edge} bg-card!`}>{head}</HeadCell>
          <HeadCell numeric className={`${onlyWide} bg-card!`}>
            <Trans>Units</Trans>
          </HeadCell>
          <HeadCell numeric className={`${onlyWide} bg-card!`}>
            <Trans>Unit price</Trans>
          </HeadCell>
          <HeadCell numeric className={`${edge} bg-card!`}>
            <Trans>Amount</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </Table>
  );
}

interface LinesRowProps extends Pick<ComponentProps<"tr">, "id" | "ref" | "tabIndex"> {
  readonly name: ReactNode;
  readonly units?: string | false;
  readonly price?: string | false;
  readonly children: ReactNode;
}

/** One of the lines; its children are the amount. */
export function LinesRow({ name, units, price, children, ...row }: LinesRowProps) {
  return (
    <TableRow {...row} className="scroll-mt-28 target:bg-paper-2">
      <RowHead className={`${edge} wrap-anywhere whitespace-pre-line!`}>
        {name}
        {units && price && (
          <span className="tabular block text-sm font-normal text-ink-2 sm:hidden" aria-hidden="true">
            {units} × {price}
          </span>
        )}
      </RowHead>
      <Cell numeric className={onlyWide}>
        {units}
      </Cell>
      <Cell numeric className={onlyWide}>
        {price}
      </Cell>
      <Cell numeric className={`${edge} max-sm:whitespace-normal!`}>
        {children}
      </Cell>
    </TableRow>
  );
}

/** The sum under the lines. */
export function LinesSum({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <tr className="border-b border-ink">
      <RowHead className={`${edge} text-lg whitespace-normal!`}>{label}</RowHead>
      <Cell className={onlyWide} />
      <Cell className={onlyWide} />
      <Cell numeric className={`${edge} display text-xl`}>
        {children}
      </Cell>
    </tr>
  );
}
