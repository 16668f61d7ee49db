import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CompanyRecord } from "#contracts/companies/companies.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { useFormats } from "../use-formats.ts";
import { StatusCell } from "./status-cell.tsx";

interface QuoteLineProps {
  readonly quote: Omit<CompanyRecord["quotes"][number], "name">;
  /** Stands below its reference. */
  readonly about: string;
  /** Stands beside its day. */
  readonly children?: ReactNode;
}

/** A quote on the page of its client or company. */
export function QuoteLine({ quote, about, children }: QuoteLineProps) {
  const { day, money } = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="min-w-0">
        <Link className="link tabular" prefetch="intent" to={officePaths.adminQuote(quote.id)}>
          {quote.reference}
        </Link>
        <span className="block text-sm wrap-anywhere text-ink-2">{about}</span>
      </span>
      <span className="tabular text-sm text-ink-2">
        {day(quote.created_at)}
        {children}
      </span>
      <span className="tabular">
        {money(quote.total_cents)}
        {quote.is_estimate && (
          <span className="text-sm text-ink-2">
            {" "}
            <Trans>(estimate)</Trans>
          </span>
        )}
      </span>
      <StatusCell status={quote.status} />
    </li>
  );
}
