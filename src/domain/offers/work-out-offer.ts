import type { RateReason } from "../france/vat-reasons.ts";
import { divideHalfUp } from "../money/decimal.ts";
import { sum } from "../sum.ts";
import { agreedLines, type ChosenFrom, chosenFrom } from "./agreed-lines.ts";
import { allocate } from "./allocate.ts";
import type {
  Choices,
  Discount,
  FreightKind,
  LineKind,
  OfferContent,
  OfferLine,
  OfferOption,
  TaxProfile,
} from "./offer.ts";
import { withoutDeliveryFee } from "./retail-delivery-fee.ts";

/** A line with what it costs. */
export interface WorkedOutLine {
  readonly line: OfferLine;
  readonly amountCents: number;
  /** Its part of the discount of the whole offer. */
  readonly discountCents: number;
  readonly isTaxed: boolean;
  /** Of what was chosen. */
  readonly from?: ChosenFrom | undefined;
}

/** What one jurisdiction levies. */
export interface WorkedOutTax {
  readonly name: string;
  readonly ppm: number;
  readonly cents: number;
  /** Of a rate of 0 % in France: why. */
  readonly reason?: RateReason | undefined;
}

/** An offer with every amount. Without a choice in a `one_of` there is no total (L9.2). */
export interface WorkedOutOffer {
  readonly lines: readonly WorkedOutLine[];
  readonly discountCents: number;
  /** Everything but freight and tax, after the discount (L1.3). */
  readonly goodsCents: number;
  readonly freightCents: number;
  /** Freight without a number yet: the total is "plus freight" (L1.6). */
  readonly isFreightOpen: boolean;
  /** What the taxes are of. */
  readonly taxedCents: number;
  readonly taxes: readonly WorkedOutTax[];
  readonly taxCents: number;
  readonly totalCents: number;
}

const e4PerCent = 100;
const million = 1_000_000;

/**
 * Works out an offer, in the one order there is: line amounts, discount, freight and fees, tax, total (L1.3). Screens,
 * calls and documents use it alike.
 * @param choices what the client chose; the defaults where nothing is given
 */
export function workOutOffer(
  content: OfferContent,
  choices = defaultChoices(content.options),
): WorkedOutOffer {
  const lines = agreedLines(content, choices);
  const amounts = lines.map(lineAmount);
  const discountable = lines.map((line, index) => (isDiscountable(line) ? (amounts[index] ?? 0) : 0));
  const discountCents = discountOf(content.discount, sum(discountable));
  const parts = allocate(discountCents, discountable);
  const from = chosenFrom(content.options);
  const worked = lines.map((line, index) => ({
    line,
    ...(from.has(line) && { from: from.get(line) }),
    amountCents: amounts[index] ?? 0,
    discountCents: parts[index] ?? 0,
    isTaxed: isTaxed(line, content.tax),
  }));
  const afterDiscount = (some: readonly WorkedOutLine[]) =>
    sum(some.map(({ amountCents, discountCents: part }) => amountCents - part));
  const freightCents = afterDiscount(worked.filter(({ line }) => line.kind === "freight"));
  const goodsCents =
    content.rounding === "once"
      ? roundedOnce(lines)
      : afterDiscount(worked.filter(({ line }) => line.kind !== "freight"));
  const taxedCents = afterDiscount(worked.filter((line) => line.isTaxed));
  const taxes = taxesOf(content.tax, taxedCents);
  const taxCents = sum(taxes.map(({ cents }) => cents));
  return {
    lines: worked,
    discountCents,
    goodsCents,
    freightCents,
    isFreightOpen: lines.some(({ freight }) => freight === "to-be-confirmed"),
    ...{ taxedCents, taxes, taxCents },
    totalCents: goodsCents + freightCents + taxCents,
  };
}

/** The same offer for a buyer who is exempt: its tax profile stays, without a tax (L13.6). */
export function withoutTaxes(content: OfferContent): OfferContent {
  const { tax } = content;
  return tax ? { ...withoutDeliveryFee(content), tax: { ...tax, jurisdictions: [] } } : content;
}

/** What counts until the client chooses; a `one_of` without a default is left out. */
export function defaultChoices(options: readonly OfferOption[]): Choices {
  const made = options.map((option) => [
    option.id,
    option.kind === "any_of" ? option.defaultChoices : (option.defaultChoice ?? []),
  ]);
  return Object.fromEntries(made);
}

/** Whether there is a total before anything is chosen: without a default in a `one_of` there is none (L9.2). */
export function hasTotal(options: readonly OfferOption[]): boolean {
  return areChoicesMade(options, defaultChoices(options));
}

/** Whether every option is answered, and only with choices that it has: before that nothing is accepted (L9.2). */
export function areChoicesMade(options: readonly OfferOption[], choices: Choices): boolean {
  const known = new Map(options.map((option) => [option.id, option]));
  if (Object.keys(choices).some((id) => !known.has(id))) return false;
  return options.every((option) => {
    const made = choices[option.id];
    if (option.kind === "one_of") return option.choices.some(({ id }) => id === made);
    const ids = Array.isArray(made) ? made : undefined;
    return ids?.every((id) => option.choices.some((choice) => choice.id === id));
  });
}

/** What a choice adds to the total, instead of the default or beside it; below zero where it is cheaper (L9.2). */
export function choiceDifference(content: OfferContent, optionId: string, choiceId: string): number {
  const before = defaultChoices(content.options);
  const option = content.options.find(({ id }) => id === optionId);
  const after = option?.kind === "any_of" ? [...new Set([...option.defaultChoices, choiceId])] : choiceId;
  const made = { ...before, [optionId]: after };
  return workOutOffer(content, made).totalCents - workOutOffer(content, before).totalCents;
}

/** Words between the lines: they cost nothing, and bear no tax. */
export function isWords(kind: LineKind): boolean {
  return kind === "text" || kind === "section";
}

/** A text costs nothing, freight on the client's account is not the shop's, and some freight has no number yet (L1.6). */
export function hasNoAmount({
  kind,
  freight,
}: {
  readonly kind: LineKind;
  readonly freight?: FreightKind | null | undefined;
}): boolean {
  return isWords(kind) || freight === "collect" || freight === "to-be-confirmed";
}

/** In cents, rounded half up, away from zero below zero (L1.2), less the discount of the line itself. */
export function lineAmount(line: OfferLine): number {
  return undiscounted(line) - lineDiscount(line);
}

/** What the discount of a line takes off it. */
export function lineDiscount(line: OfferLine): number {
  return discountOf(line.discount, undiscounted(line));
}

function undiscounted(line: OfferLine): number {
  const { units, unitPriceE4, amountCents } = line;
  if (hasNoAmount(line)) return 0;
  if (amountCents !== undefined) return amountCents;
  return halfUp(BigInt(unitPriceE4 ?? 0) * BigInt(units ?? 0), BigInt(e4PerCent));
}

function roundedOnce(lines: readonly OfferLine[]): number {
  const exact = lines.map(({ units, unitPriceE4, amountCents }) =>
    amountCents === undefined
      ? BigInt(unitPriceE4 ?? 0) * BigInt(units ?? 0)
      : BigInt(amountCents) * BigInt(e4PerCent),
  );
  return halfUp(
    exact.reduce((total, each) => total + each, 0n),
    BigInt(e4PerCent),
  );
}

function isDiscountable({ kind, discountable }: OfferLine): boolean {
  return discountable ?? (kind === "product" || kind === "run");
}

/** One in dollars is at most what there is to discount: fewer bags, or another choice, may leave less than was agreed. */
function discountOf(discount: Discount | undefined, discountable: number): number {
  if (!discount) return 0;
  return "cents" in discount
    ? Math.max(0, Math.min(discount.cents, discountable))
    : halfUp(BigInt(discountable) * BigInt(discount.ppm), BigInt(million));
}

/** Whether the taxes of an offer are of this line, too: it says so itself, or the profile decides by its kind (L1.3). */
export function isTaxed({ kind, taxable }: OfferLine, tax: TaxProfile | undefined): boolean {
  if (!tax || isWords(kind)) return false;
  if (taxable !== undefined) return taxable;
  if (kind === "freight") return tax.freightTaxable;
  return kind === "setup" ? tax.setupTaxable : true;
}

/** The tax, rounded once; each jurisdiction's part by largest remainder, so that the parts add up to it (L13.7). */
function taxesOf(tax: TaxProfile | undefined, base: number) {
  if (!tax) return [];
  const rates = tax.jurisdictions.map(({ ppm }) => ppm);
  const whole = halfUp(BigInt(base) * BigInt(sum(rates)), BigInt(million));
  const parts = allocate(whole, rates);
  return tax.jurisdictions.map(({ reason, ...rate }, index) => ({
    ...{ ...rate, cents: parts[index] ?? 0 },
    ...(reason && { reason }),
  }));
}

function halfUp(dividend: bigint, divisor: bigint): number {
  return Number(divideHalfUp(dividend, divisor));
}
