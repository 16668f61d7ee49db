import { Trans } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useMoney } from "../../words/use-locale.ts";
import { DownloadButton } from "../documents/download-button.tsx";
import { useTimeline } from "./use-timeline.ts";

/** What stays on the page when the payment window has closed itself: the amount, and the receipt. */
export function PaidNotice({
  quote,
  totalCents,
}: {
  quote: ReadQuoteForClient;
  /** Of a quote that is paid as a whole; undefined where a part of it is. */
  totalCents: number | undefined;
}) {
  const money = useMoney();
  const paid = useTimeline(quote).data?.events.findLast((event) => event.kind === "paid");
  const amountCents = paid?.amount_cents ?? totalCents;
  if (amountCents === undefined) return null;
  const amount = showCents(amountCents, money);
  return (
    <Banner
      tone="positive"
      live="polite"
      className="no-print mt-6"
      title={<Trans>We have received {amount}</Trans>}
      action={
        paid && (
          <DownloadButton
            size="sm"
            path={`/api/payments/${paid.payment_id}/receipt`}
            fileName={`receipt-${quote.reference}-${paid.payment_id}.pdf`}
          >
            <Trans>Save as PDF</Trans>
          </DownloadButton>
        )
      }
    >
      <Trans>Thank you. A receipt is on its way to your mailbox.</Trans>
    </Banner>
  );
}
