import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { marginOf, shareOf } from "#domain/offers/margin.ts";
import { say } from "../../../words/say.ts";
import { useFormats } from "../../use-formats.ts";
import { usePercent } from "./use-percent.ts";
import type { WorkedCosts } from "./worked-costs.ts";
import type { WorkedOffer } from "./worked-offer.ts";

interface OfferSumsProps {
  readonly worked: WorkedOffer;
  /** It would bear tax, if its buyer were not exempt. */
  readonly isExempt: boolean;
}

/** Goods, freight, tax and total. Freight without a number is named, never counted as nothing. */
export function OfferSums({ worked, isExempt }: OfferSumsProps) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const { whole, totalCents, lineErrors, errors } = worked;
  const { discountCents, goodsCents, freightCents, isFreightOpen, taxes, taxCents } = whole;
  const elsewhere = Object.entries(errors).filter(
    ([field]) => field === "total" || field.startsWith("lines"),
  );
  return (
    <div className="min-w-0">
      <dl className="tabular flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
        {discountCents > 0 && <Sum label={<Trans>Discount</Trans>}>{money(-discountCents)}</Sum>}
        <Sum label={<Trans>Goods</Trans>}>{money(goodsCents)}</Sum>
        {(isFreightOpen || freightCents !== 0) && (
          <Sum label={<Trans>Freight</Trans>}>
            {isFreightOpen ? <Trans>to be confirmed</Trans> : money(freightCents)}
          </Sum>
        )}
        {taxes.length > 0 && <Sum label={<Trans>Sales tax</Trans>}>{money(taxCents)}</Sum>}
        {isExempt && (
          <Sum label={<Trans>Sales tax</Trans>}>
            <Trans>exempt by certificate</Trans>
          </Sum>
        )}
        <div className="flex items-baseline gap-2">
          <dt className="font-semibold">
            <Trans>Total</Trans>
          </dt>
          <dd className="text-xl font-bold" aria-live="polite">
            {totalCents === undefined ? <Trans>after a choice</Trans> : money(totalCents)}
            {isFreightOpen && (
              <span className="ml-2 text-sm font-semibold">
                <Trans>plus freight</Trans>
              </span>
            )}
          </dd>
        </div>
      </dl>
      {worked.costs && <MarginStrip {...worked.costs} />}
      {lineErrors.size > 0 && (
        <p className="text-sm text-ink-2">
          <Trans>Some lines are not complete yet.</Trans>
        </p>
      )}
      {elsewhere.map(([field, error]) => (
        <p key={field} role="alert" className="text-sm font-medium text-danger">
          {say(i18n, error)}
        </p>
      ))}
    </div>
  );
}

/** What the offer costs the shop and leaves it, of the lines whose cost is known; the others are named. */
export function MarginStrip({ whole, isAnyKnown }: Pick<WorkedCosts, "whole" | "isAnyKnown">) {
  const { money } = useFormats();
  const percent = usePercent();
  const { costedCents, costCents, unknownLines } = whole;
  const margin = marginOf(whole);
  const share = shareOf(margin, costedCents);
  if (!isAnyKnown && unknownLines === 0) return null;
  return (
    <dl className="tabular flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      {isAnyKnown && (
        <>
          <Sum label={<Trans>Cost</Trans>}>{money(costCents)}</Sum>
          <Sum label={<Trans>Margin</Trans>}>
            <span className={margin < 0 ? "font-semibold text-danger" : "font-semibold"}>
              {money(margin)}
              {share !== null && ` (${percent(share)})`}
            </span>
          </Sum>
        </>
      )}
      {unknownLines > 0 && (
        <div className="text-ink-2">
          <dt className="sr-only">
            <Trans>Not known</Trans>
          </dt>
          <dd>
            <Plural
              value={unknownLines}
              one="The cost of # line is not known."
              other="The cost of # lines is not known."
            />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Sum({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
