import { Trans } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import { GuardedDialog } from "../../forms/guarded-dialog.tsx";
import { QueryState } from "../../forms/query-problem.tsx";
import { PageLink } from "../../records/page-link.tsx";
import { QuoteRecord, usePrinting } from "./quote-record.tsx";
import { useQuote } from "./use-quote.ts";

/** A quote over the list, with the way to its page. One for each quote. */
export function QuoteDetailsDialog({ quoteId, onClose }: { quoteId: number; onClose: () => void }) {
  const query = useQuote(quoteId);
  const quote = query.data;
  const printing = usePrinting(quote);
  return (
    <GuardedDialog
      size="lg"
      // Set with the keystroke itself, so that going back at once on a slow machine asks too.
      isDirty={printing.typed !== undefined}
      onClose={onClose}
      title={quote?.reference ?? <Trans>Quote</Trans>}
    >
      <QueryState query={query} what="quotes" lines={10} />
      {quote && (
        <QuoteRecord quote={quote} printing={printing} aside={<PageLink to={paths.adminQuote(quote.id)} />} />
      )}
    </GuardedDialog>
  );
}
