import type { DraftBody } from "#contracts/quotes/drafts.ts";
import { checkOffer } from "#domain/offers/check-offer.ts";
import type { OfferErrors } from "#domain/offers/check-whole.ts";
import { readDraft } from "#domain/offers/draft.ts";
import { checkCosts } from "#domain/offers/line-costs.ts";
import type { OfferContent, OfferLine, TaxProfile } from "#domain/offers/offer.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { placedLines } from "#domain/offers/placed-lines.ts";
import { checkPlan, type PlanItem, workOutPlan } from "#domain/offers/plan.ts";
import {
  checkQuantities,
  draftPathOf,
  type ListedPrices,
  layOutQuantities,
} from "#domain/offers/quantities.ts";
import { sectionSumsOf } from "#domain/offers/sections.ts";
import {
  defaultChoices,
  hasNoAmount,
  hasTotal,
  lineAmount,
  type WorkedOutOffer,
  withoutTaxes,
  workOutOffer,
} from "#domain/offers/work-out-offer.ts";
import type { Message } from "#domain/words.ts";
import { type TypedLine, type TypedOffer, writtenLines } from "./typed-offer.ts";
import { type WorkedColumn, workOutColumns } from "./worked-columns.ts";
import { type KnownCosts, type WorkedCosts, workOutCosts } from "./worked-costs.ts";

type FieldErrors = Readonly<Record<string, Message>>;

/** What the editor shows beside what is typed. */
export interface WorkedOffer {
  readonly amounts: ReadonlyMap<number, number>;
  /** What the lines and the offer cost and leave; undefined for whom prices are not meant. */
  readonly costs: WorkedCosts | undefined;
  /** Of bags in several quantities: each of them. */
  readonly columns: ReadonlyMap<number, readonly WorkedColumn[]>;
  readonly lineErrors: ReadonlyMap<number, FieldErrors>;
  /** Of the offer itself: `discount`, `total`, `validDays`, `title-7` of the option or choice of that key. */
  readonly errors: FieldErrors;
  readonly isValid: boolean;
  /** Without the lines whose numbers cannot be read. */
  readonly whole: WorkedOutOffer;
  /** Undefined while an option has no default: there is no total then (L9.2). */
  readonly totalCents: number | undefined;
  /** What the items of the plan come to; undefined while that cannot be said. */
  readonly planAmounts: readonly number[] | undefined;
}

interface Shop {
  /** What the price list in use asks. */
  readonly listed: ListedPrices;
  readonly costs?: KnownCosts | undefined;
  readonly minimumUnits: number;
  readonly tax: TaxProfile | undefined;
  /** The buyer bears none of these taxes. */
  readonly isExempt?: boolean;
}

/**
 * Reads, checks and works out what is typed, by the functions that the server uses.
 * @param draft the same offer as the call carries it
 */
export function workOutTyped(
  typed: TypedOffer,
  draft: DraftBody,
  { listed, costs, minimumUnits, tax, isExempt }: Shop,
): WorkedOffer {
  const wrong = checkQuantities(draft);
  const hasLadder = Object.keys(wrong).length === 0;
  const laidOut = hasLadder ? layOutQuantities(draft, listed) : withoutQuantities(draft);
  const content = readDraft(laidOut, tax);
  const keys = keysOf(typed);
  const found = hasLadder
    ? errorsInDraft({ ...checkOffer(content, minimumUnits), ...checkCosts(laidOut) }, draft)
    : wrong;
  const { lineErrors, errors } = sortErrors(found, keys);
  const ownErrors = { ...errors, ...checkTerms(typed, draft) };
  const readable = readableOf(errors.discount ? { ...content, discount: undefined } : content);
  const offered = isExempt ? withoutTaxes(readable) : readable;
  const whole = workOutOffer(offered);
  const totalCents = hasTotal(content.options) ? whole.totalCents : undefined;
  const keyOf = (path: string) => keys.get(draftPathOf(path, draft));
  return {
    amounts: new Map([...amountsOf(content, keyOf), ...subtotalsOf(writtenLines(typed), readable)]),
    costs: costs && workOutCosts({ draft: laidOut, content, readable, offered }, costs, keyOf),
    columns: workOutColumns(content, offered, keyOf),
    ...{ lineErrors, errors: ownErrors, whole },
    isValid: lineErrors.size === 0 && Object.keys(ownErrors).length === 0,
    totalCents,
    planAmounts: totalCents === undefined ? undefined : planAmounts(content.plan ?? [], totalCents),
  };
}

/** While its columns are wrong, a line has none. */
function withoutQuantities(draft: DraftBody): DraftBody {
  return { ...draft, lines: draft.lines.map(({ quantities: _columns, ...line }) => line) };
}

function planAmounts(plan: readonly PlanItem[], totalCents: number): readonly number[] | undefined {
  if (Object.keys(checkPlan(plan, totalCents)).length > 0) return undefined;
  return workOutPlan(totalCents, plan).map(({ amountCents }) => amountCents);
}

/** The key of each line that counts, by its place in the draft. */
function keysOf(typed: TypedOffer): ReadonlyMap<string, number> {
  const own = writtenLines(typed).map(({ key }, index) => [`lines.${index}`, key] as const);
  const chosen = typed.options.flatMap(({ choices }, option) =>
    choices.flatMap((choice, place) =>
      writtenLines(typed, choice.key).map(
        ({ key }, index) => [`options.${option}.choices.${place}.lines.${index}`, key] as const,
      ),
    ),
  );
  return new Map([...own, ...chosen]);
}

/** Of a line, and its field; a column of it is a field, too. */
const lineField = /^(lines\.\d+|options\.\d+\.choices\.\d+\.lines\.\d+)\.(.+)$/;

function errorsInDraft(found: OfferErrors, draft: DraftBody): OfferErrors {
  return Object.fromEntries(
    Object.entries(found).map(([path, error]) => [draftPathOf(path, draft), error] as const),
  );
}

function sortErrors(found: OfferErrors, keys: ReadonlyMap<string, number>) {
  const lineErrors = new Map<number, Record<string, Message>>();
  const errors: Record<string, Message> = {};
  for (const [path, error] of Object.entries(found)) {
    const [, place = "", field = ""] = lineField.exec(path) ?? [];
    const key = keys.get(place);
    if (key === undefined) errors[path] = error;
    else lineErrors.set(key, { ...lineErrors.get(key), [field]: error });
  }
  return { lineErrors, errors };
}

const daysInvalid: Message = /*i18n*/ {
  id: "offer.validDays",
  message: "An offer holds for 1 to 365 days, or without end.",
};
const toleranceInvalid: Message = /*i18n*/ {
  id: "offer.tolerance",
  message: "A tolerance is from 0 to 100 %.",
};

/** What stands around the lines. */
function checkTerms(typed: TypedOffer, draft: DraftBody): FieldErrors {
  const { valid_days, tolerance_percent = 0, tolerance_under_percent = 0 } = draft;
  const days = valid_days ?? 1;
  const isShare = (percent: number) => percent >= 0 && percent <= 100;
  const texts = [
    ["intro", offerTextRules.text(typed.intro)],
    ["note", offerTextRules.text(typed.note)],
    ...typed.options
      .flatMap((option) => [option, ...option.choices])
      .map(({ key, title }) => [`title-${key}`, offerTextRules.title(title)] as const),
  ] as const;
  return {
    ...(!(Number.isInteger(days) && days >= 1 && days <= 365) && { validDays: daysInvalid }),
    ...(!isShare(tolerance_percent) && { tolerance: toleranceInvalid }),
    ...(!isShare(tolerance_under_percent) && { toleranceUnder: toleranceInvalid }),
    ...Object.fromEntries(texts.flatMap(([field, error]) => (error ? [[field, error]] : []))),
  };
}

/** What can be added up already: without what is no number yet, and without a discount that is none. */
function readableOf(content: OfferContent): OfferContent {
  const lines = (all: readonly OfferLine[]) => all.filter(isReadable);
  const options = content.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, lines: lines(choice.lines) })),
  }));
  const { discount, ...rest } = { ...content, lines: lines(content.lines), options };
  const counts =
    discount && ("ppm" in discount ? discount.ppm > 0 && discount.ppm <= 1_000_000 : discount.cents > 0);
  return counts ? { ...rest, discount } : rest;
}

function isReadable({ units = 0, unitPriceE4 = 0, amountCents = 0, discount }: OfferLine): boolean {
  return [units, unitPriceE4, amountCents, ...Object.values(discount ?? {})].every(Number.isSafeInteger);
}

/** What each line comes to that can be read; of a run beside several quantities in the first of them. */
function amountsOf(content: OfferContent, keyOf: (path: string) => number | undefined) {
  const amounts = new Map<number, number>();
  for (const { path, line } of placedLines(content)) {
    const key = keyOf(path);
    const isKnown = isReadable(line) && !hasNoAmount(line);
    if (isKnown && key !== undefined && !amounts.has(key)) amounts.set(key, lineAmount(line));
  }
  return amounts;
}

/** What the sections come to with the default choices. */
function subtotalsOf(lines: readonly TypedLine[], content: OfferContent): (readonly [number, number])[] {
  const sums = sectionSumsOf(content, defaultChoices(content.options));
  return lines
    .filter(({ kind }) => kind === "section")
    .flatMap(({ key }, index) => {
      const sum = sums[index];
      return sum === undefined ? [] : [[key, sum] as const];
    });
}
