import { Trans } from "@lingui/react/macro";
import { maskEmail } from "#domain/text/mask-email.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import type { Column } from "../index/column.ts";
import { useFrench } from "../use-french.ts";
import { LogoCell } from "./artwork/logo-cell.tsx";
import { ColoursCell } from "./colours-cell.tsx";
import { QuantityCell } from "./quantity-cell.tsx";
import { QuoteActions, type QuoteActionsProps } from "./quote-actions.tsx";
import { QuoteName } from "./quote-name.tsx";
import { StatusCell } from "./status-cell.tsx";

export interface QuoteRowActions extends Pick<QuoteActionsProps, "onConfirm" | "onOpen"> {
  readonly busyIds: readonly number[];
  readonly onDetails: (quote: ReadQuoteForStaff) => void;
}

/** The columns of Quotes Management. */
export function useQuoteColumns(actions: QuoteRowActions): readonly Column<ReadQuoteForStaff>[] {
  const lang = useFrench();
  return [
    {
      name: "client",
      head: <Trans>Client</Trans>,
      sort: "name",
      isRowHead: true,
      cell: (quote) => <QuoteName quote={quote} onDetails={actions.onDetails} />,
    },
    {
      name: "contact",
      head: <Trans>Contact</Trans>,
      sort: "email",
      className: "max-w-36 truncate",
      cell: ({ email }) => maskEmail(email),
    },
    {
      name: "phone",
      head: <Trans>Téléphone</Trans>,
      lang,
      className: "tabular whitespace-nowrap",
      cell: ({ phone }) => phone,
    },
    {
      name: "logo",
      head: <Trans>Logo</Trans>,
      cell: (quote) => <LogoCell quote={quote} onOpen={actions.onOpen} />,
    },
    {
      name: "quantity",
      head: <Trans>Quantité</Trans>,
      lang,
      sort: "quantity",
      numeric: true,
      cell: (quote) => <QuantityCell quote={quote} />,
    },
    {
      name: "colours",
      head: <Trans>Couleurs</Trans>,
      lang,
      cell: (quote) => <ColoursCell colours={quote.product_colors} />,
    },
    {
      name: "status",
      head: <Trans>Statut</Trans>,
      lang,
      sort: "status",
      cell: ({ status }) => <StatusCell status={status} />,
    },
    {
      name: "actions",
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (quote) => (
        <QuoteActions {...actions} quote={quote} isBusy={actions.busyIds.includes(quote.id)} />
      ),
    },
  ];
}
