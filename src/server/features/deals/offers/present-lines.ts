import type { VersionLine } from "#contracts/quotes/versions.ts";
import { answerLineDiscount, shownDiscount } from "#domain/offers/line-discount.ts";
import type { Choices, OfferContent, OfferLine, OfferOption } from "#domain/offers/offer.ts";
import { sectionSumsOf } from "#domain/offers/sections.ts";
import { choiceDifference, lineAmount } from "#domain/offers/work-out-offer.ts";
import { workOutQuantity } from "#domain/offers/work-out-quantity.ts";

/** The lines of the offer itself, its sections with what they come to. */
export function presentLines(content: OfferContent, choices: Choices, isStaff: boolean): VersionLine[] {
  const subtotals = sectionSumsOf(content, choices);
  return content.lines.map((line) => {
    const subtotal = line.kind === "section" ? subtotals.shift() : undefined;
    return { ...presentLine(line, isStaff), ...(subtotal !== undefined && { subtotal_cents: subtotal }) };
  });
}

function presentLine(line: OfferLine, isStaff: boolean): VersionLine {
  return {
    kind: line.kind,
    name: line.name,
    size_id: line.sizeId ?? null,
    units: line.units ?? null,
    unit_price: line.unitPriceE4 === undefined ? null : line.unitPriceE4 / 10_000,
    amount_cents: lineAmount(line),
    taxable: line.taxable ?? null,
    discountable: line.discountable ?? null,
    freight: line.freight ?? null,
    ...answerLineDiscount(shownDiscount(line)),
    reason: isStaff ? (line.reason ?? null) : null,
    ...(line.cloth && { cloth: line.cloth }),
  };
}

/** What the client chooses between, each choice with its lines and what it adds. */
export function presentOption(content: OfferContent, option: OfferOption, isStaff: boolean) {
  const defaults = option.kind === "any_of" ? option.defaultChoices : [option.defaultChoice];
  const { id, kind, title, at } = option;
  return {
    ...{ id, kind, title, ...(at !== undefined && { at }) },
    choices: option.choices.map((choice) => ({
      ...{ id: choice.id, title: choice.title, is_default: defaults.includes(choice.id) },
      difference_cents: choiceDifference(content, option.id, choice.id),
      ...(at !== undefined && presentQuantity(content, option, choice)),
      lines: choice.lines.map((line) => presentLine(line, isStaff)),
    })),
  };
}

/** A column of a ladder: its bags, the total with it and the other defaults, and what that makes of a bag. */
function presentQuantity(content: OfferContent, option: OfferOption, choice: OfferOption["choices"][number]) {
  const { units, totalCents, perBagE4 } = workOutQuantity(content, option, choice);
  return { units, total_cents: totalCents, per_bag: perBagE4 === null ? null : perBagE4 / 10_000 };
}
