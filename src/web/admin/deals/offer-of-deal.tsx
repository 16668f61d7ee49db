import { Trans } from "@lingui/react/macro";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { ArtworkSection } from "../../parts/artwork/artwork-section.tsx";
import { AskedChange } from "../../parts/offers/asked-change.tsx";
import { SketchPicture } from "../../parts/sketch/sketch-picture.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { requireStaffToken } from "../call-as-staff.ts";
import { LogoPreview } from "../quotes/artwork/logo-preview.tsx";
import { Assignee } from "../quotes/detail/assignee.tsx";
import { ClientAccess } from "../quotes/detail/client-access.tsx";
import { CompanyOfQuote } from "../quotes/detail/company-of-quote.tsx";
import { PrintingForm } from "../quotes/detail/printing-form.tsx";
import { QuoteFacts } from "../quotes/detail/quote-facts.tsx";
import { QuoteLines } from "../quotes/detail/quote-lines.tsx";
import type { usePrinting } from "../quotes/detail/quote-record.tsx";
import { OfferDesk } from "../quotes/offer/offer-desk.tsx";
import { QuoteReminders } from "../quotes/reminders/quote-reminders.tsx";
import { RecordSection } from "../records/record-section.tsx";
import type { Deal } from "./use-deal.ts";

interface OfferOfDealProps {
  readonly deal: Deal;
  readonly printing: ReturnType<typeof usePrinting>;
  readonly isWriting: boolean;
  readonly onWritten: () => void;
  readonly onOfferDirty: (isDirty: boolean) => void;
}

/** What the client asked for, the buyer's files first, and the shop's offer beside it. */
export function OfferOfDeal({ deal, printing, isWriting, onWritten, onOfferDirty }: OfferOfDealProps) {
  const may = useMay();
  const { quote, current } = deal;
  const request = <Request quote={quote} />;
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 content-start gap-6 max-xl:order-last">
        {quote.agreed ? (
          // What counts is what was agreed on.
          <Disclosure summary={<Trans>The request</Trans>}>{request}</Disclosure>
        ) : (
          <RecordSection id="quote-request" title={<Trans>The request</Trans>}>
            {request}
          </RecordSection>
        )}
        <Allowed to="artwork.write">
          <PrintingForm quote={quote} typed={printing.typed} onType={printing.type} />
        </Allowed>
        <Allowed to="quotes.write">
          <Assignee quote={quote} />
          <CompanyOfQuote quote={quote} />
          <ClientAccess quote={quote} />
        </Allowed>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {quote.stage === "changes_asked" && current?.asked && (
          <Banner title={<Trans>The client asks for a change</Trans>}>
            <AskedChange asked={current.asked} />
          </Banner>
        )}
        <QuoteLines quote={quote} />
        {may("prices.read") && (
          <>
            <OfferDesk quote={quote} isOpened={isWriting} onClosed={onWritten} onDirty={onOfferDirty} />
            {quote.stage !== "accepted" && <QuoteReminders quote={quote} />}
          </>
        )}
      </div>
    </div>
  );
}

function Request({ quote }: { readonly quote: ReadQuoteForStaff }) {
  const bearer = staffToken.use();
  return (
    <div className="grid gap-6">
      {quote.has_sketch && (
        <SketchPicture
          quoteId={quote.id}
          bearer={bearer}
          className="aspect-square max-w-sm rounded-md border border-line"
        />
      )}
      {quote.logo_file && <LogoPreview quote={quote} />}
      <QuoteFacts quote={quote} />
      <ArtworkOfDeal quoteId={quote.id} />
    </div>
  );
}

/** What the buyer and staff sent beside the logo. */
function ArtworkOfDeal({ quoteId }: { readonly quoteId: number }) {
  const mayAdd = useMay()("artwork.write");
  const reader = { quoteId, kind: "staff", mayAdd, bearer: requireStaffToken } as const;
  return (
    <section aria-labelledby="artwork-title">
      <h3 id="artwork-title" className="mb-2 text-base">
        <Trans>Artwork files</Trans>
      </h3>
      <ArtworkSection reader={reader} />
    </section>
  );
}
