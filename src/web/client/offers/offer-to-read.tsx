import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { exemptionEnded } from "#domain/offers/acceptance.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { defaultChoices } from "#domain/offers/work-out-offer.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { OfferDocument } from "./offer-document.tsx";
import { VersionNotice } from "./version-notice.tsx";

interface OfferToReadProps {
  readonly reference: string;
  readonly version: QuoteVersionAnswer;
}

/** The offer for the holder of its link, who reads and pays, and answers nothing. */
export function OfferToRead({ reference, version }: OfferToReadProps) {
  const { options } = offerOfVersion(version);
  const isChosen = version.state === "accepted" && options.length > 0;
  return (
    <OfferDocument
      reference={reference}
      version={version}
      choices={isChosen ? undefined : defaultChoices(options)}
      notice={
        <>
          <VersionNotice version={version} last={version} />
          {version.accepted && <Accepted {...version.accepted} />}
        </>
      }
    />
  );
}

/** Says since when it is accepted, so that a colleague of the client neither waits nor asks again. */
function Accepted({ by_payment: isByPayment, at }: NonNullable<QuoteVersionAnswer["accepted"]>) {
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long" });
  const on = formatMoment(day, at);
  return (
    <Banner tone="positive" className="mt-4">
      {isByPayment ? (
        <Trans>This offer was accepted by a payment on {on}.</Trans>
      ) : (
        <Trans>This offer was accepted on {on}.</Trans>
      )}
    </Banner>
  );
}

/** Why this offer cannot be paid by its link now, and what can be done. */
export function WhyNotPayable({ version }: { version: QuoteVersionAnswer }) {
  const { i18n } = useLingui();
  if (version.state !== "sent")
    return <Trans>This offer cannot be paid. Your quote says how it stands.</Trans>;
  if (version.is_exemption_ended) return <>{say(i18n, exemptionEnded)}.</>;
  if (version.is_expired) return <Trans>This offer has expired. Open your quote to ask for a new one.</Trans>;
  if (version.is_freight_open)
    return <Trans>The freight is still to be confirmed. We write to you as soon as the total stands.</Trans>;
  if (version.options.length > 0)
    return (
      <Trans>
        This offer has options. Open your quote to choose among them and accept; then it can be paid.
      </Trans>
    );
  return <Trans>This offer cannot be paid. Your quote says how it stands.</Trans>;
}
