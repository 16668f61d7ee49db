import { Trans, useLingui } from "@lingui/react/macro";
import Printer from "lucide-react/icons/printer";
import { intlLocale } from "#domain/language/language.ts";
import { clientStanding } from "#domain/offers/client-standing.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Icon } from "../../ui/icon.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { DownloadButton } from "../documents/download-button.tsx";
import { ShareOffer } from "../offers/share-offer.tsx";
import { useLeave } from "./use-leave.ts";

interface QuoteHeadProps {
  readonly quote: ReadQuoteForClient;
  /** An offer stands that a colleague may be shown. */
  readonly canShare: boolean;
}

/** The quote's name and state, and what can be done with the sheet itself. */
export function QuoteHead({ quote, canShare }: QuoteHeadProps) {
  const { i18n } = useLingui();
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long" });
  const leave = useLeave();
  const { tone, clientLabel } = clientStanding(quote);
  const requested = formatMoment(day, quote.created_at);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="text-3xl">
          <Trans>
            Quote <span className="tabular whitespace-nowrap">{quote.reference}</span>
          </Trans>
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <StatusDot tone={tone}>{say(i18n, clientLabel)}</StatusDot>
          <span className="text-ink-2">
            <Trans>Requested on {requested}</Trans>
          </span>
        </p>
      </div>
      <div className="no-print flex flex-wrap gap-2 max-sm:-ml-3">
        <DownloadButton
          variant="quiet"
          size="sm"
          path={`/api/quotes/${quote.id}/document`}
          fileName={`${quote.reference}.pdf`}
        >
          <Trans>Download PDF</Trans>
        </DownloadButton>
        <Button variant="quiet" size="sm" className="max-sm:hidden" onClick={() => window.print()}>
          <Icon of={Printer} className="size-[1.1em]" />
          <Trans>Print</Trans>
        </Button>
        {canShare && <ShareOffer quoteId={quote.id} />}
        <LinkButton variant="quiet" size="sm" to={paths.clientQuotes()}>
          <Trans>My quotes</Trans>
        </LinkButton>
        <Button variant="quiet" size="sm" onClick={leave}>
          <Trans>Logout</Trans>
        </Button>
      </div>
    </header>
  );
}
