import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { useLocale } from "../../words/use-locale.ts";
import { DownloadButton } from "../documents/download-button.tsx";

interface EarlierVersionsProps {
  readonly quote: ReadQuoteForClient;
  readonly versions: readonly QuoteVersionAnswer[];
  readonly shown: QuoteVersionAnswer;
}

/** Every version that was sent, each with an address of its own on this page; nothing where there is only one. */
export function EarlierVersions({ quote, versions, shown }: EarlierVersionsProps) {
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long" });
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions-title" className="no-print mt-8">
      <h2 id="versions-title" className="mb-2 text-xl">
        <Trans>All versions</Trans>
      </h2>
      <ul>
        {versions.toReversed().map(({ number, sent_at }) => {
          const sent = sent_at ? formatMoment(day, sent_at) : "";
          return (
            <li key={number} className="flex flex-wrap items-center gap-x-2 py-0.5">
              <Link
                to={`?version=${number}#offer-title`}
                aria-current={number === shown.number ? "true" : undefined}
                className="link aria-[current=true]:font-semibold"
              >
                <Trans>
                  Version {number}, sent on {sent}
                </Trans>
              </Link>
              <DownloadButton
                variant="quiet"
                size="sm"
                path={`/api/quotes/${quote.id}/versions/${number}/document`}
                fileName={`${quote.reference}-v${number}.pdf`}
              >
                <span aria-hidden="true">PDF</span>
                <span className="sr-only">
                  <Trans>Download version {number} as a PDF</Trans>
                </span>
              </DownloadButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
