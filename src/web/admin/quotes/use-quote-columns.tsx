import { Trans, useLingui } from "@lingui/react/macro";
import { maskEmail } from "#domain/text/mask-email.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import type { Column } from "../index/column.ts";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { LogoCell } from "./artwork/logo-cell.tsx";
import { ColoursCell } from "./colours-cell.tsx";
import { stageWords } from "./offer/stage-words.ts";
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
  const { i18n } = useLingui();
  const { money, moment } = useFormats();
  return [
    {
      name: "client",
      head: <Trans>Client</Trans>,
      sort: "name",
      isRowHead: true,
      cell: (quote) => <QuoteName quote={quote} onDetails={actions.onDetails} />,
    },
    {
      name: "asked",
      isExtra: true,
      head: <Trans>Asked</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => moment(created_at),
    },
    {
      name: "company",
      isExtra: true,
      head: <Trans>Company</Trans>,
      className: "max-w-40 truncate",
      cell: ({ company }) => company,
    },
    {
      name: "product",
      isExtra: true,
      head: <Trans>Product</Trans>,
      className: "max-w-40 truncate",
      cell: ({ lines, product_type, interest }) => lines[0]?.product_name ?? product_type ?? interest,
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
      cell: (quote) => <ColoursCell colours={quote.product_colors} names={quote.cloth_names} />,
    },
    {
      name: "total",
      isExtra: true,
      head: <Trans>Total</Trans>,
      numeric: true,
      cell: ({ total_cents }) => (total_cents === undefined ? "–" : money(total_cents)),
    },
    {
      name: "stage",
      isExtra: true,
      head: <Trans>Stage</Trans>,
      cell: (quote) => {
        const words = stageWords(quote);
        return words && i18n._(words);
      },
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
      isFixed: true,
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (quote) => (
        <QuoteActions {...actions} quote={quote} isBusy={actions.busyIds.includes(quote.id)} />
      ),
    },
  ];
}
