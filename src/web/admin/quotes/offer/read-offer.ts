import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { nearestCents } from "#domain/money/cents.ts";
import { readDraft } from "#domain/offers/draft.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { usualTolerancePercent } from "#domain/offers/offer-rules.ts";
import type { OfferSettings } from "#domain/offers/offer-settings.ts";
import { printLineNames } from "#domain/offers/print-line-names.ts";
import { usualValidDays } from "#domain/offers/validity.ts";
import { hasNoAmount, lineAmount } from "#domain/offers/work-out-offer.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { typedPlanOf } from "./plan/typed-plan.ts";
import { blankLine, type TypedLine, type TypedOffer, type TypedQuantity } from "./typed-offer.ts";
import type { CostedVersion } from "./use-versions.ts";

type PrintLineKind = keyof typeof printLineNames;

/**
 * The request as it stands, with its logo fee: what a first offer starts from. Where no fee was set and the price list of
 * its day knows what its printing costs, run charge and set-up stand apart (L2.7).
 * @param nameOf what these lines are called in the client's language
 */
export function typedOfRequest(
  quote: ReadQuoteForStaff,
  locale: string,
  nameOf = (kind: PrintLineKind): string => printLineNames[kind].message,
): TypedOffer {
  const write = (value: number, decimals: number) => writeNumber(value, { decimals, locale });
  const products = quote.lines.map(
    (line, index): TypedLine => ({
      ...blankLine(index + 1),
      ...(line.size_id !== null && { sizeId: line.size_id }),
      name: `${line.buyer_names.product_name}, ${line.buyer_names.size_name}`,
      units: write(line.units, 0),
      unitPrice: line.unit_price === undefined ? "" : write(line.unit_price, 4),
    }),
  );
  const fee = nearestCents(quote.price_logo_quote) ?? 0;
  const logo: TypedLine = {
    ...blankLine(products.length + 1, "setup"),
    name: "Logo",
    amount: fee > 0 ? write(fee / 100, 2) : "",
  };
  const printing = quote.print_lines.flatMap(({ kind, units, unit_price }, index): TypedLine[] =>
    kind === "product"
      ? []
      : [
          {
            ...blankLine(products.length + 1 + index, kind),
            ...{ name: nameOf(kind), units: write(units, 0), unitPrice: write(unit_price, 4) },
          },
        ],
  );
  const printed = fee === 0 && printing.length > 0 ? printing : [logo];
  return {
    lines: quote.is_logo_required ? [...products, ...printed] : products,
    options: [],
    ...{ discountIn: "percent", discount: "", taxProfileId: null },
    ...{ hasEnd: true, validDays: String(usualValidDays) },
    ...{ tolerance: String(usualTolerancePercent), toleranceUnder: "", intro: "", note: "", plan: [] },
  };
}

/** A new offer, with what the shop has settled for all of them. A copy keeps its taxes. */
export function asSettled(offer: TypedOffer, settings: OfferSettings, isCopy: boolean): TypedOffer {
  const { offer_valid_days: days, default_tax_profile_id } = settings;
  return {
    ...offer,
    ...(!isCopy && { taxProfileId: default_tax_profile_id }),
    hasEnd: days !== null,
    validDays: String(days ?? usualValidDays),
  };
}

/**
 * A version as it is written on: the draft, or a copy of what was sent.
 * @param isWritten it is a draft that staff has begun: what was sent holds until a day, and a request says nothing of it
 */
export function typedOfVersion(
  version: CostedVersion,
  { locale, isWritten }: { readonly locale: string; readonly isWritten: boolean },
): TypedOffer {
  const write = (value: number | null, decimals: number) => writeNumber(value, { decimals, locale });
  let key = 0;
  const toLine = (line: VersionLine, path: string, choice?: number): TypedLine => ({
    ...blankLine(++key, line.kind, choice),
    ...(line.size_id !== null && { sizeId: line.size_id }),
    ...(line.taxable !== null && { taxable: line.taxable }),
    ...(line.discountable !== null && { discountable: line.discountable }),
    ...{ name: line.name, units: write(line.units, 0), reason: line.reason ?? "" },
    ...(line.freight !== null && { freight: line.freight }),
    ...(isPricedByUnit(line)
      ? { unitPrice: write(line.unit_price, 4) }
      : { amount: hasNoAmount(line) ? "" : write(undiscounted(line) / 100, 2) }),
    ...(line.discount && { discount: writeLineDiscount(line.discount, write) }),
    unitCost: write(version.unit_costs?.[path] ?? null, 4),
  });
  const lines = version.lines.map((line, index) => toLine(line, `lines.${index}`));
  const ladderAt = version.options.findIndex(({ at }) => at !== undefined);
  const ladder = version.options[ladderAt];
  const ofLadder = (ladder?.choices[0]?.lines ?? []).map((line, index) => ({
    ...toLine(line, `options.${ladderAt}.choices.0.lines.${index}`),
    quantities: ladder?.choices.map((choice): TypedQuantity => {
      const { units = null, unit_price = null } = choice.lines[index] ?? {};
      return { units: write(units, 0), unitPrice: write(unit_price, 4), isDefault: choice.is_default };
    }),
  }));
  lines.splice(ladder?.at ?? 0, 0, ...ofLadder);
  const plain = [...version.options.entries()].filter(([, option]) => option !== ladder);
  const options = plain.map(([option, { kind, title, choices }]) => ({
    ...{ key: ++key, kind, title },
    choices: choices.map((choice, place) => {
      const { title: name, is_default: isDefault } = choice;
      const typed = { key: ++key, title: name, isDefault };
      const path = `options.${option}.choices.${place}.lines`;
      lines.push(...choice.lines.map((line, index) => toLine(line, `${path}.${index}`, typed.key)));
      return typed;
    }),
  }));
  const { discount } = version;
  const days = isWritten ? version.valid_days : usualValidDays;
  return {
    ...{ lines, options },
    discountIn: discount && "amount" in discount ? "amount" : "percent",
    discount: discount ? write("amount" in discount ? discount.amount : discount.percent, 4) : "",
    taxProfileId: version.tax_profile_id,
    ...{ hasEnd: days !== null, validDays: String(days ?? usualValidDays) },
    tolerance: write(version.tolerance_percent, 4),
    toleranceUnder: isSameBothWays(version) ? "" : write(version.tolerance_under_percent, 4),
    ...{ intro: version.intro, note: version.note ?? "" },
    plan: typedPlanOf(offerOfVersion(version).plan ?? [], locale),
  };
}

function isSameBothWays({ tolerance_percent, tolerance_under_percent }: QuoteVersionAnswer): boolean {
  return tolerance_percent === tolerance_under_percent;
}

function isPricedByUnit(line: VersionLine): boolean {
  const { kind, units, unit_price } = line;
  if (units === null || unit_price === null) return false;
  const [read] = readDraft({ lines: [{ kind, units, unit_price }] }, undefined).lines;
  return read !== undefined && lineAmount(read) === undiscounted(line);
}

/** What a line costs before its own discount. */
function undiscounted({ amount_cents, discount_cents = 0 }: VersionLine): number {
  return amount_cents + discount_cents;
}

function writeLineDiscount(
  discount: NonNullable<VersionLine["discount"]>,
  write: (value: number, decimals: number) => string,
): string {
  return "percent" in discount ? `${write(discount.percent, 4)} %` : write(discount.amount, 2);
}
