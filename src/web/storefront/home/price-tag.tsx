import { Trans } from "@lingui/react/macro";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { priceClaims } from "../../parts/shop/price-claims.ts";
import { classNames } from "../../ui/class-names.ts";
import { useLocale } from "../../words/use-locale.ts";

/** What a bag costs, and a printed colour: the specified claim as a label on the picture. */
export function PriceTag({ className }: { className: string }) {
  const locale = useLocale();
  return (
    <p className={classNames("border-ink bg-card px-5 py-3 sm:px-4 sm:py-2.5", className)}>
      <span className="display tabular block text-2xl">
        {showUnitPrice(priceClaims.lowestBag, locale)} – {showUnitPrice(priceClaims.highestBag, locale)}
      </span>
      <span className="text-sm">
        <Trans>a bag · logo printing at {showUnitPrice(priceClaims.printedColour, locale)} per colour</Trans>
      </span>
    </p>
  );
}
