import type { DraftBody } from "#contracts/quotes/drafts.ts";
import type { FreightKind, LineKind } from "#domain/offers/offer.ts";
import { hasNoAmount } from "#domain/offers/work-out-offer.ts";
import { numberIn } from "./number-in.ts";
import { type TypedPlanItem, toDraftPlan } from "./plan/typed-plan.ts";

/** A column of a ladder as it is typed. */
export interface TypedQuantity {
  readonly units: string;
  /** Empty: as the price list in use has it. */
  readonly unitPrice: string;
  /** It counts until the client chooses. */
  readonly isDefault: boolean;
}

/** A line as it is typed: its numbers are texts, as people type them. */
export interface TypedLine {
  readonly key: number;
  /** The choice that it belongs to; without one it is a line of the offer itself. */
  readonly choice?: number | undefined;
  readonly kind: LineKind;
  readonly sizeId?: number | undefined;
  readonly name: string;
  readonly units: string;
  readonly unitPrice: string;
  /** Instead of units: of bags the columns that the client chooses one of; of a run as it was stored for each of them. */
  readonly quantities?: readonly TypedQuantity[] | undefined;
  /** Instead of a unit price. */
  readonly amount: string;
  /** What one costs the shop; empty: as the catalogue has it. */
  readonly unitCost: string;
  /** Left out: by rule. */
  readonly taxable?: boolean | undefined;
  readonly discountable?: boolean | undefined;
  readonly freight: FreightKind;
  /** Off this line: `2 %`, or an amount. */
  readonly discount: string;
  readonly reason: string;
}

export interface TypedChoice {
  readonly key: number;
  readonly title: string;
  /** It counts until the client chooses. */
  readonly isDefault: boolean;
}

export interface TypedOption {
  readonly key: number;
  readonly kind: "one_of" | "any_of";
  readonly title: string;
  readonly choices: readonly TypedChoice[];
}

/** An offer as it is typed. The lines of all choices stand in one list with its own: whatever holds for a line holds for each. */
export interface TypedOffer {
  readonly lines: readonly TypedLine[];
  readonly options: readonly TypedOption[];
  readonly discountIn: "percent" | "amount";
  readonly discount: string;
  readonly taxProfileId: number | null;
  readonly hasEnd: boolean;
  readonly validDays: string;
  readonly tolerance: string;
  /** Empty: as over. */
  readonly toleranceUnder: string;
  readonly intro: string;
  readonly note: string;
  /** When which part is paid; empty: everything at once. */
  readonly plan: readonly TypedPlanItem[];
}

/** An empty line. */
export function blankLine(key: number, kind: LineKind = "product", choice?: number): TypedLine {
  return {
    ...{ key, kind, choice, name: "", units: "", unitPrice: "", amount: "" },
    ...{ unitCost: "", freight: "fixed", discount: "", reason: "" },
  };
}

/** It is passed over: Enter leaves one behind the last line. */
function isBlankLine({ name, units, unitPrice, amount, reason, quantities }: TypedLine): boolean {
  return !quantities && [name, units, unitPrice, amount, reason].every((text) => text.trim() === "");
}

/** A key that nothing in the offer has. */
export function freeKey({ lines, options }: Pick<TypedOffer, "lines" | "options">): number {
  const choices = options.flatMap((option) => [option, ...option.choices]);
  return Math.max(0, ...lines.map(({ key }) => key), ...choices.map(({ key }) => key)) + 1;
}

/** The lines of the offer itself, or of one choice, that something was written into. */
export function writtenLines({ lines }: TypedOffer, choice?: number): readonly TypedLine[] {
  return lines.filter((line) => line.choice === choice && !isBlankLine(line));
}

/** Whether a line has no amount as it is typed: what was chosen for freight counts for freight alone. */
export function isWithoutAmount({ kind, freight }: Pick<TypedLine, "kind" | "freight">): boolean {
  return hasNoAmount({ kind, freight: kind === "freight" ? freight : null });
}

/** A line as the call carries it. */
type DraftLine = DraftBody["lines"][number];

/** What is typed, as the call carries it; what is no number becomes NaN, which no rule takes. */
export function toDraft(typed: TypedOffer, locale: string): DraftBody {
  const { discountIn, discount, hasEnd, validDays, tolerance, toleranceUnder, intro, note } = typed;
  const share = numberIn(discount, 4, locale);
  const toLines = (choice?: number) => writtenLines(typed, choice).map((line) => toLine(line, locale));
  return {
    lines: toLines(),
    options: typed.options.map(({ kind, title, choices }) => {
      const defaults = choices.flatMap(({ isDefault }, place) => (isDefault ? [place] : []));
      return {
        ...{ kind, title },
        ...(kind === "any_of"
          ? { default: defaults }
          : defaults[0] !== undefined && { default: defaults[0] }),
        choices: choices.map((choice) => ({ title: choice.title, lines: toLines(choice.key) })),
      };
    }),
    ...(share !== undefined && {
      discount: discountIn === "percent" ? { percent: share } : { amount: share },
    }),
    tax_profile_id: typed.taxProfileId,
    plan: toDraftPlan(typed.plan, locale),
    valid_days: hasEnd ? (numberIn(validDays, 0, locale) ?? Number.NaN) : null,
    tolerance_percent: numberIn(tolerance, 4, locale) ?? Number.NaN,
    ...(toleranceUnder.trim() !== "" && {
      tolerance_under_percent: numberIn(toleranceUnder, 4, locale) ?? Number.NaN,
    }),
    ...{ intro, note },
  };
}

function quantitiesOf(
  { kind, choice, quantities }: TypedLine,
  locale: string,
): NonNullable<DraftLine["quantities"]> | undefined {
  if (!quantities || choice !== undefined || (kind !== "product" && kind !== "run")) return undefined;
  return quantities.map(({ units, unitPrice, isDefault }) => {
    const price = numberIn(unitPrice, 4, locale);
    return {
      units: numberIn(units, 0, locale) ?? Number.NaN,
      ...(price !== undefined && { unit_price: price }),
      ...(isDefault && { default: true }),
    };
  });
}

/** What is typed with a per cent sign is a share, all else an amount. */
function lineDiscountIn(typed: string, locale: string): DraftLine["discount"] {
  const share = typed.trim().endsWith("%");
  const number = numberIn(typed.replace("%", ""), share ? 4 : 2, locale);
  if (number === undefined) return undefined;
  return share ? { percent: number } : { amount: number };
}

/** A line as the call carries it. */
export function toLine(line: TypedLine, locale: string): DraftLine {
  const { kind, sizeId, name, taxable, discountable, freight, reason } = line;
  const units = numberIn(line.units, 0, locale);
  const unitPrice = numberIn(line.unitPrice, 4, locale);
  const amount = numberIn(line.amount, 2, locale);
  const unitCost = numberIn(line.unitCost, 4, locale);
  const discount = lineDiscountIn(line.discount, locale);
  const isPriced = !isWithoutAmount(line);
  const columns = quantitiesOf(line, locale);
  const isLadder = kind === "product" && columns !== undefined;
  return {
    ...{ kind, name },
    ...(columns && { quantities: columns }),
    ...(kind === "product" && sizeId !== undefined && { size_id: sizeId }),
    ...(isPriced && !isLadder && units !== undefined && { units }),
    ...(isPriced && unitPrice !== undefined && { unit_price: unitPrice }),
    ...(isPriced && !isLadder && amount !== undefined && { amount }),
    ...(isPriced && unitCost !== undefined && { unit_cost: unitCost }),
    ...(taxable !== undefined && { taxable }),
    ...(discountable !== undefined && { discountable }),
    ...(kind === "freight" && { freight }),
    ...(discount && { discount }),
    ...(reason.trim() !== "" && { reason }),
  };
}
