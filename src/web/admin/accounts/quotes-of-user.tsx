import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { emailKey } from "#domain/accounts/email-key.ts";
import { listQuotes } from "../../api/reads/quotes.ts";
import { paths } from "../../paths.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { StatusCell } from "../quotes/status-cell.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** Rows shown before the list itself is the better place. */
const mostShown = 10;

/** The quotes that were asked for under a user's email address, the newest first. */
export function QuotesOfUser({ email }: { email: string }) {
  const { day } = useFormats();
  const ofUser = { search: email, page: 1, per_page: mostShown };
  const query = useStaffQuery({
    queryKey: ["quotes", "of-user", email],
    read: (ask) => ask(listQuotes, { query: ofUser }),
  });
  // The search finds the address within longer ones, too.
  const quotes = query.data?.quotes.filter((quote) => emailKey(quote.email) === emailKey(email));
  const isMore = (query.data?.meta?.total ?? 0) > mostShown;
  return (
    <RecordSection id="quotes-of-user" title={<Trans>Quotes under this address</Trans>}>
      <QueryState query={query} what="quotes" lines={2} />
      {quotes?.length === 0 && (
        <p className="text-ink-2">
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul>
        {quotes?.map((quote) => (
          <li
            key={quote.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <Link className="link tabular" to={paths.adminQuote(quote.id)}>
              {quote.reference}
            </Link>
            <span className="tabular text-sm text-ink-2">{day(quote.created_at)}</span>
            <StatusCell status={quote.status} />
          </li>
        ))}
      </ul>
      {isMore && (
        <Link className="link" to={paths.adminSection("devis", { search: email })}>
          <Trans>See all of them</Trans>
        </Link>
      )}
    </RecordSection>
  );
}
