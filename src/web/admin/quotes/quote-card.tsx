import { useLingui } from "@lingui/react/macro";
import { maskEmail } from "#domain/text/mask-email.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Allowed } from "../allowed.tsx";
import type { Selection } from "../index/use-selection.ts";
import { LogoCell } from "./artwork/logo-cell.tsx";
import { ColoursCell } from "./colours-cell.tsx";
import { QuantityCell } from "./quantity-cell.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteName } from "./quote-name.tsx";
import { StatusCell } from "./status-cell.tsx";
import type { QuoteRowActions } from "./use-quote-columns.tsx";

interface QuoteCardProps extends QuoteRowActions {
  readonly quote: ReadQuoteForStaff;
  readonly selection: Selection;
}

/** A quote below 768 px: all that its row shows, a paid one too. */
export function QuoteCard({ quote, selection, ...actions }: QuoteCardProps) {
  const { t } = useLingui();
  return (
    <article aria-label={quote.reference}>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 gap-2">
          <Allowed to="quotes.write">
            <Checkbox
              hideLabel
              label={t`Select ${quote.reference}`}
              checked={selection.has(quote.id)}
              onChange={() => selection.toggle(quote.id)}
            />
          </Allowed>
          <div className="min-w-0 font-semibold">
            <QuoteName quote={quote} onDetails={actions.onDetails} />
          </div>
        </div>
        <StatusCell status={quote.status} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        <p className="truncate">{maskEmail(quote.email)}</p>
        <p className="tabular">{quote.phone}</p>
        <QuantityCell quote={quote} />
        <LogoCell quote={quote} onOpen={actions.onOpen} />
      </div>
      <div className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2">
        <ColoursCell colours={quote.product_colors} />
        <QuoteActions {...actions} quote={quote} isBusy={actions.busyIds.includes(quote.id)} />
      </div>
    </article>
  );
}
