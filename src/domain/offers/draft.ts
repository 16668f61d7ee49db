import { parseSigned } from "../money/decimal.ts";
import type { Cloth } from "./cloth.ts";
import type {
  Discount,
  FreightKind,
  LineKind,
  OfferContent,
  OfferLine,
  OfferOption,
  TaxProfile,
} from "./offer.ts";
import type { PlanDue, PlanItem, PlanKind } from "./plan.ts";

/** A number as it was typed or sent: dollars or per cent, never calculated with before it is read exactly. */
type Decimal = string | number;

/** A line as a form or a call carries it. */
export interface DraftLine {
  readonly kind: LineKind;
  readonly size_id?: number | undefined;
  readonly name?: string | undefined;
  readonly units?: number | undefined;
  readonly unit_price?: Decimal | undefined;
  readonly amount?: Decimal | undefined;
  /** What one costs the shop, where the catalogue is not to say it; the content of the offer has it not (`typedCosts`). */
  readonly unit_cost?: Decimal | undefined;
  readonly taxable?: boolean | undefined;
  readonly discountable?: boolean | undefined;
  readonly freight?: FreightKind | undefined;
  readonly discount?: DraftDiscount | undefined;
  /** Instead of units: the columns of a ladder. The offer has them as an option (`layOutQuantities`). */
  readonly quantities?: readonly DraftQuantity[] | undefined;
  /** As the catalogue says it; no form and no call carries it. */
  readonly cloth?: Cloth | undefined;
  readonly reason?: string | undefined;
}

/** A column of a ladder: so many bags, at the list's price unless one is typed. */
interface DraftQuantity {
  readonly units: number;
  readonly unit_price?: Decimal | undefined;
  /** It counts until the client chooses. */
  readonly default?: boolean | undefined;
}

type DraftDiscount = { readonly percent: Decimal } | { readonly amount: Decimal };

export interface DraftOption {
  readonly kind: "one_of" | "any_of";
  readonly title: string;
  /** The choices that count until the client chooses, by their place, from 0. */
  readonly default?: number | readonly number[] | undefined;
  /** Of a ladder: before which line of the draft it stands. No form and no call carries it. */
  readonly at?: number | undefined;
  readonly choices: readonly { readonly title: string; readonly lines: readonly DraftLine[] }[];
}

/** An item of a plan as a form or a call carries it: a share, an amount, or the rest. */
export type DraftPlanItem = {
  readonly kind: PlanKind;
  readonly due: PlanDue;
  readonly days?: number | undefined;
} & ({ readonly percent: Decimal } | { readonly amount: Decimal } | { readonly rest: true });

/** The content of an offer as a form or a call carries it. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  readonly options?: readonly DraftOption[] | undefined;
  readonly discount?: DraftDiscount | undefined;
  readonly plan?: readonly DraftPlanItem[] | null | undefined;
}

/**
 * Reads what was typed as the content of an offer. What is no number becomes NaN, which `checkOffer` refuses at its
 * field. Options and choices get their ids from their places.
 */
export function readDraft(draft: Draft, tax: TaxProfile | undefined): OfferContent {
  return {
    rounding: "per-line",
    lines: draft.lines.map(readLine),
    options: (draft.options ?? []).map(readOption),
    ...(draft.discount && { discount: readDiscount(draft.discount) }),
    ...(tax && { tax }),
    ...(draft.plan && draft.plan.length > 0 && { plan: draft.plan.map(readPlanItem) }),
  };
}

/** Dollars with up to four decimals, below zero in a fee, as integers of 1/10,000. */
export function readUnitPrice(typed: Decimal): number {
  return readScaled(typed, 4);
}

/** Dollars with up to two decimals, below zero in a fee, as cents. */
function readAmount(typed: Decimal): number {
  return readScaled(typed, 2);
}

/** Per cent with up to four decimals, as parts per million. */
export function readPercent(typed: Decimal): number {
  return readScaled(typed, 4);
}

function readScaled(typed: Decimal, places: number): number {
  return parseSigned(typed, places) ?? Number.NaN;
}

function readLine({ size_id, name = "", unit_price, amount, discount, ...written }: DraftLine): OfferLine {
  const { quantities: _laidOut, unit_cost: _apart, ...line } = written;
  return {
    ...line,
    name,
    ...(size_id !== undefined && { sizeId: size_id }),
    ...(unit_price !== undefined && { unitPriceE4: readUnitPrice(unit_price) }),
    ...(amount !== undefined && { amountCents: readAmount(amount) }),
    ...(discount && { discount: readDiscount(discount) }),
  };
}

function readOption({ kind, default: given, choices, ...option }: DraftOption, place: number): OfferOption {
  const id = `o${place + 1}`;
  const head = { id, title: option.title, ...(option.at !== undefined && { at: option.at }) };
  const read = choices.map((choice, index) => ({
    id: `${id}c${index + 1}`,
    title: choice.title,
    lines: choice.lines.map(readLine),
  }));
  const defaults = [given ?? []].flat().flatMap((at) => read[at]?.id ?? []);
  if (kind === "any_of") return { ...head, kind, choices: read, defaultChoices: defaults };
  return { ...head, kind, choices: read, ...(defaults[0] !== undefined && { defaultChoice: defaults[0] }) };
}

function readDiscount(discount: DraftDiscount): Discount {
  return "percent" in discount
    ? { ppm: readPercent(discount.percent) }
    : { cents: readAmount(discount.amount) };
}

function readPlanItem({ kind, due, days, ...part }: DraftPlanItem): PlanItem {
  const item = { kind, due, ...(days !== undefined && { days }) };
  if ("percent" in part) return { ...item, part: { ppm: readPercent(part.percent) } };
  return { ...item, part: "amount" in part ? { cents: readAmount(part.amount) } : "rest" };
}
