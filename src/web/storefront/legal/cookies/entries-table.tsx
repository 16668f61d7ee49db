import { Trans, useLingui } from "@lingui/react/macro";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../../ui/table.tsx";
import { keptEntries } from "./kept-entries.ts";

/** Every entry, in a table that scrolls sideways where there is no room for it. */
export function EntriesTable() {
  const { t, i18n } = useLingui();
  return (
    <Table label={t`What is kept in your browser`} rows="roomy">
      <TableHead>
        <tr>
          <HeadCell>
            <Trans>Name</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Kind</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>What for</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Until when</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {keptEntries.map((entry) => (
          <TableRow key={entry.name}>
            <RowHead className="align-top font-mono text-sm whitespace-normal!">{entry.name}</RowHead>
            <Cell className="align-top text-sm whitespace-nowrap">{i18n._(entry.kind)}</Cell>
            <Cell className="min-w-52 align-top text-sm">{i18n._(entry.purpose)}</Cell>
            <Cell className="min-w-40 align-top text-sm">{i18n._(entry.until)}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
