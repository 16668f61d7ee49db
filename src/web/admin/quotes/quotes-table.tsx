import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { HeadCell, Table, TableHead } from "../../ui/table.tsx";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { QuoteRow } from "./quote-row.tsx";

interface QuotesTableProps {
  readonly quotes: readonly QuoteForStaff[];
  readonly busyId: number | undefined;
  readonly onOpen: (dialog: OpenQuoteDialog) => void;
}

export function QuotesTable({ quotes, busyId, onOpen }: QuotesTableProps) {
  const { t } = useLingui();
  return (
    <Table label={t`Quotes`}>
      <TableHead>
        <tr lang="fr">
          <HeadCell>
            <Trans>Client</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Contact</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Téléphone</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Logo</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Quantité</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Statut</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Actions</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} isBusy={quote.id === busyId} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  );
}
