import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { CompanyRecord } from "#contracts/companies/companies.ts";
import { paths } from "../../paths.ts";
import { StatusCell } from "../quotes/status-cell.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useFormats } from "../use-formats.ts";

/** The quotes of a company's contacts, the newest first. */
export function QuotesOfCompany({ quotes }: Pick<CompanyRecord, "quotes">) {
  const { day, money } = useFormats();
  return (
    <RecordPart id="company-quotes" title={<Trans>Quotes</Trans>} isEmpty={quotes.length === 0}>
      {quotes.map((quote) => (
        <li
          key={quote.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <span className="min-w-0">
            <Link className="link tabular" to={paths.adminQuote(quote.id)}>
              {quote.reference}
            </Link>
            <span className="block text-sm break-words text-ink-2">{quote.name}</span>
          </span>
          <span className="tabular text-sm text-ink-2">{day(quote.created_at)}</span>
          <span className="tabular">{money(quote.total_cents)}</span>
          <StatusCell status={quote.status} />
        </li>
      ))}
    </RecordPart>
  );
}
