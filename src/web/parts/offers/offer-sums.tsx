import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { factsOfReason } from "#domain/france/vat-reasons.ts";
import { intlLocale } from "#domain/language/language.ts";
import { showCents } from "#domain/money/show-money.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { areChoicesMade, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { classNames } from "../../ui/class-names.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

interface OfferSumsProps {
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
}

/** From the lines to the total, in the order in which it is worked out (L1.3), with the choices as they are made. */
export function OfferSums({ version, choices }: OfferSumsProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const style = useMoney();
  const content = offerOfVersion(version);
  const offer = workOutOffer(content, choices);
  const money = (cents: number) => showCents(cents, style);
  const share = (percent: number) =>
    (percent / 100).toLocaleString(intlLocale(locale), { style: "percent", maximumFractionDigits: 4 });
  const percent = version.discount && "percent" in version.discount && share(version.discount.percent);
  const freights = offer.lines.filter(({ line }) => line.kind === "freight");
  const isEstimate = freights.some(({ line }) => line.freight === "estimate");
  const isCollect = freights.length > 0 && freights.every(({ line }) => line.freight === "collect");
  const reason = version.vat_reason ?? offer.taxes.find((tax) => tax.reason)?.reason;
  const isComplete = areChoicesMade(content.options, choices);
  const total = money(offer.totalCents);
  const hasParts = offer.discountCents > 0 || freights.length > 0 || offer.taxes.length > 0;
  return (
    <dl aria-label={t`Sums of the offer`} className="mt-6">
      {offer.discountCents > 0 && (
        <Sum label={percent ? <Trans>Discount ({percent})</Trans> : <Trans>Discount</Trans>}>
          {money(-offer.discountCents)}
        </Sum>
      )}
      {hasParts && <Sum label={<Trans>Goods</Trans>}>{money(offer.goodsCents)}</Sum>}
      {freights.length > 0 && (
        <Sum label={isEstimate ? <Trans>Freight (estimated)</Trans> : <Trans>Freight</Trans>}>
          {isCollect ? (
            <Trans>on your carrier account</Trans>
          ) : offer.isFreightOpen && offer.freightCents === 0 ? (
            <Trans>to be confirmed</Trans>
          ) : (
            money(offer.freightCents)
          )}
        </Sum>
      )}
      {offer.taxes.map(({ name, ppm, cents }) => {
        const rate = share(ppm / 10_000);
        return (
          <Sum
            key={name}
            label={
              <Trans>
                {name} ({rate})
              </Trans>
            }
          >
            {money(cents)}
          </Sum>
        );
      })}
      <Sum label={<Trans>Total</Trans>} isTotal>
        {!isComplete ? (
          <Trans>depends on your choice</Trans>
        ) : offer.isFreightOpen ? (
          <Trans>{total} plus freight</Trans>
        ) : (
          total
        )}
      </Sum>
      {!reason && (!content.tax || content.tax.jurisdictions.length === 0) && (
        <TaxNote>
          {content.tax ? (
            <Trans>Exempt from sales tax by certificate.</Trans>
          ) : (
            <Trans>Sales tax is not included.</Trans>
          )}
        </TaxNote>
      )}
      {reason && <TaxNote>{translateMessage(i18n, factsOfReason[reason].text)}</TaxNote>}
    </dl>
  );
}

/** Why no tax stands among the sums. */
function TaxNote({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pt-2 text-right text-sm text-ink-2">
      <dt className="sr-only">
        <Trans>Sales tax</Trans>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SumProps {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Sum({ label, isTotal = false, children }: SumProps) {
  return (
    <div
      // The total changes under the hand that chooses.
      aria-live={isTotal ? "polite" : undefined}
      className={classNames(
        "flex items-baseline justify-between gap-4 border-b py-2.5",
        isTotal ? "border-ink text-lg font-semibold" : "border-line",
      )}
    >
      <dt>{label}</dt>
      <dd className={classNames("tabular text-right", isTotal && "display text-xl")}>{children}</dd>
    </div>
  );
}
