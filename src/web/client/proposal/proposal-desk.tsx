import { Trans } from "@lingui/react/macro";
import { QueryClientProvider } from "@tanstack/react-query";
import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { useQueries } from "../../parts/use-queries.ts";
import { OwnArtwork } from "../artwork/own-artwork.tsx";
import { DownloadButton } from "../documents/download-button.tsx";
import { QuoteMessages } from "../messages/quote-messages.tsx";
import { OfferAnswers } from "../offers/offer-answers.tsx";
import { OfferTurn } from "../offers/offer-turn.tsx";
import { useNoteViewed } from "../offers/use-note-viewed.ts";
import { isPayableNow, isToAnswer } from "../offers/which-screen.ts";
import { LinkBearer } from "../session/bearer.ts";
import { AfterAcceptance, OrderTurn } from "./after-acceptance.tsx";
import type { SharedOffer } from "./offer-page.tsx";
import { PayOffer } from "./pay-offer.tsx";

interface ProposalDeskProps {
  readonly offer: SharedOffer;
  readonly version: QuoteVersionAnswer;
  readonly token: string;
  readonly choices: Choices;
}

/** What the holder of the link may do: answer, pay, write; every call is signed by the link (SPEC-4.39). */
export function ProposalDesk(props: ProposalDeskProps) {
  const queries = useQueries();
  return (
    <LinkBearer value={props.token}>
      <QueryClientProvider client={queries}>
        <Desk {...props} />
      </QueryClientProvider>
    </LinkBearer>
  );
}

function Desk({ offer, version, token, choices }: ProposalDeskProps) {
  const { quote, link } = offer;
  const { revalidate } = useRevalidator();
  const turn = useRef<HTMLParagraphElement>(null);
  useNoteViewed(quote.id, version, token);
  const mayAnswer = isToAnswer(quote, version);
  const isReading = link.rights === "read";
  function renew() {
    void revalidate();
    turn.current?.focus();
  }
  return (
    <div className="mx-auto max-w-[56rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-ink pt-5">
        <p
          ref={turn}
          tabIndex={-1}
          aria-live="polite"
          className="min-w-0 flex-1 basis-64 text-lg font-medium"
        >
          {version.acceptance ? (
            <OrderTurn quoteId={quote.id} orderId={version.acceptance.order_id} />
          ) : isReading && mayAnswer ? (
            <Trans>This link is for reading and for questions. The person who shared it can answer.</Trans>
          ) : (
            <OfferTurn quote={quote} version={version} orderState={undefined} />
          )}
        </p>
        <DownloadButton path={`/api/quotes/${quote.id}/document`} fileName={`${quote.reference}.pdf`}>
          <Trans>Download PDF</Trans>
        </DownloadButton>
        {link.may_pay && !version.acceptance && isPayableNow(quote, version) && (
          <PayOffer quote={quote} token={token} dueCents={undefined} onEnd={renew}>
            <Trans>Accept by paying</Trans>
          </PayOffer>
        )}
      </div>
      {version.acceptance && (
        <AfterAcceptance
          quote={quote}
          version={version}
          orderId={version.acceptance.order_id}
          link={link}
          token={token}
          onChanged={renew}
        />
      )}
      {mayAnswer && !isReading && (
        <OfferAnswers quote={quote} version={version} choices={choices} hasTermsAbove onDone={renew} />
      )}
      <QuoteMessages quoteId={quote.id} versions={[version]} />
      <OwnArtwork quoteId={quote.id} mayAdd={!isReading} />
    </div>
  );
}
