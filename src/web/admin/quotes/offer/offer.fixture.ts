import { listedPrices } from "#domain/offers/quantities.ts";
import { noPriceList } from "#domain/prices/price-list.ts";
import { blankLine, type TypedLine, type TypedOffer, toDraft } from "./typed-offer.ts";
import { workOutTyped } from "./worked-offer.ts";

const locale = "en-US";

/** A line as it is typed; only what matters is said. */
export function typedLine(key: number, given: Partial<TypedLine>): TypedLine {
  return { ...blankLine(key), ...given };
}

/** An offer as it is typed, with these lines. */
export function typedOffer(lines: readonly TypedLine[], given: Partial<TypedOffer> = {}): TypedOffer {
  return {
    ...{ lines, options: [], discountIn: "percent", discount: "", taxProfileId: null },
    ...{ hasEnd: true, validDays: "30", tolerance: "5", toleranceUnder: "", intro: "", note: "", plan: [] },
    ...given,
  };
}

/** What an American shop with a minimum of 10,000 bags and one tax makes of it. */
export function workOutForTest(offer: TypedOffer, taxPpm?: number, { isExempt = false } = {}) {
  const jurisdictions = [{ name: "State", ppm: taxPpm ?? 0 }];
  const tax =
    taxPpm === undefined
      ? undefined
      : { name: "State", jurisdictions, freightTaxable: false, setupTaxable: true };
  const listed = listedPrices(noPriceList, () => null);
  return workOutTyped(offer, toDraft(offer, locale), { listed, minimumUnits: 10_000, tax, isExempt });
}
