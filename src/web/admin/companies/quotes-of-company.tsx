import { Trans } from "@lingui/react/macro";
import type { CompanyRecord } from "#contracts/companies/companies.ts";
import { QuoteLine } from "../quotes/quote-line.tsx";
import { RecordPart } from "../records/record-part.tsx";

/** The quotes of a company's contacts, the newest first. */
export function QuotesOfCompany({ quotes }: Pick<CompanyRecord, "quotes">) {
  return (
    <RecordPart id="company-quotes" title={<Trans>Quotes</Trans>} isEmpty={quotes.length === 0}>
      {quotes.map((quote) => (
        <QuoteLine key={quote.id} quote={quote} about={quote.name} />
      ))}
    </RecordPart>
  );
}
