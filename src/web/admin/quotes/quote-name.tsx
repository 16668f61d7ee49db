import { Trans } from "@lingui/react/macro";

import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";

import { MixedAlphabets } from "../mixed-alphabets.tsx";

interface QuoteNameProps {
  readonly quote: ReadQuoteForStaff;
  readonly onDetails: (quote: ReadQuoteForStaff) => void;
}

/** Whose quote it is; opens the details, as a press on the row does. */
export function QuoteName({ quote, onDetails }: QuoteNameProps) {
  return (
    <>
      <button
        type="button"
        className="link inline-block max-w-44 truncate text-left align-bottom"
        title={quote.name}
        onClick={() => onDetails(quote)}
      >
        {quote.name}
      </button>
      <span className="tabular block text-sm font-normal text-ink-2 in-[.is-compact]:ml-2 in-[.is-compact]:inline">
        {quote.reference}
      </span>
      <MixedAlphabets email={quote.email} />
      {quote.is_doubtful && (
        <span className="block text-sm font-normal text-clay-ink">
          <Trans>To check: perhaps a program</Trans>
        </span>
      )}
    </>
  );
}
