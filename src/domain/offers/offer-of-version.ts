import type { RateReason } from "../france/vat-reasons.ts";
import type { Cloth } from "./cloth.ts";
import { type AnsweredDiscount, type AnsweredLineDiscount, readDiscount } from "./line-discount.ts";
import type { FreightKind, LineKind, OfferContent, OfferLine, OfferOption, Rounding } from "./offer.ts";
import type { PlanDue, PlanItem, PlanKind } from "./plan.ts";

/** A line of a version as it is answered: null for what it does not have. */
interface AnsweredLine extends AnsweredLineDiscount {
  readonly kind: LineKind;
  readonly name: string;
  readonly size_id: number | null;
  readonly units: number | null;
  /** Dollars. */
  readonly unit_price: number | null;
  readonly amount_cents: number;
  readonly taxable: boolean | null;
  readonly discountable: boolean | null;
  readonly freight: FreightKind | null;
  readonly cloth?: Cloth | undefined;
  readonly reason: string | null;
}

interface AnsweredOption {
  readonly id: string;
  readonly kind: "one_of" | "any_of";
  readonly title: string;
  readonly at?: number | undefined;
  readonly choices: readonly {
    readonly id: string;
    readonly title: string;
    readonly is_default: boolean;
    readonly lines: readonly AnsweredLine[];
  }[];
}

interface AnsweredPlanItem {
  readonly kind: PlanKind;
  readonly percent: number | null;
  /** Dollars. */
  readonly amount: number | null;
  readonly due: PlanDue;
  readonly days: number | null;
}

/** What of an answered version decides its amounts. */
export interface AnsweredVersion {
  readonly rounding: Rounding;
  readonly lines: readonly AnsweredLine[];
  readonly options: readonly AnsweredOption[];
  readonly plan: readonly AnsweredPlanItem[];
  readonly discount: AnsweredDiscount | null;
  readonly tax_profile_id: number | null;
  readonly taxes: readonly {
    readonly name: string;
    readonly percent: number;
    readonly reason?: RateReason | undefined;
  }[];
  readonly freight_taxable: boolean;
  readonly setup_taxable: boolean;
}

/** The content of a version that was answered, so that a screen works out its amounts as the server does. */
export function offerOfVersion(version: AnsweredVersion): OfferContent {
  const { rounding, lines, options, discount, tax_profile_id, taxes, plan } = version;
  return {
    rounding,
    lines: lines.map(lineOf),
    options: options.map(optionOf),
    ...(discount && { discount: readDiscount(discount) }),
    ...(plan.length > 0 && { plan: plan.map(planItemOf) }),
    ...(tax_profile_id !== null && {
      tax: {
        name: taxes.map(({ name }) => name).join(", "),
        jurisdictions: taxes.map(({ name, percent, reason }) => ({
          ...{ name, ppm: Math.round(percent * 10_000) },
          ...(reason && { reason }),
        })),
        freightTaxable: version.freight_taxable,
        setupTaxable: version.setup_taxable,
      },
    }),
  };
}

function lineOf({ kind, name, units, unit_price, ...line }: AnsweredLine): OfferLine {
  const { amount_cents, discount_cents = 0, discount } = line;
  const isPriced = units !== null && unit_price !== null;
  return {
    kind,
    name,
    ...(units !== null && { units }),
    ...(isPriced
      ? { unitPriceE4: Math.round(unit_price * 10_000) }
      : { amountCents: amount_cents + discount_cents }),
    ...(discount && { discount: readDiscount(discount) }),
    ...(line.size_id !== null && { sizeId: line.size_id }),
    ...(line.taxable !== null && { taxable: line.taxable }),
    ...(line.discountable !== null && { discountable: line.discountable }),
    ...(line.freight !== null && { freight: line.freight }),
    ...(line.cloth && { cloth: line.cloth }),
    ...(line.reason !== null && { reason: line.reason }),
  };
}

function optionOf({ id, kind, title, at, choices }: AnsweredOption): OfferOption {
  const place = at === undefined ? {} : { at };
  const read = choices.map((choice) => ({
    id: choice.id,
    title: choice.title,
    lines: choice.lines.map(lineOf),
  }));
  const defaults = choices.filter(({ is_default }) => is_default).map((choice) => choice.id);
  if (kind === "any_of") return { id, title, ...place, kind, choices: read, defaultChoices: defaults };
  return {
    id,
    title,
    ...place,
    kind,
    choices: read,
    ...(defaults[0] !== undefined && { defaultChoice: defaults[0] }),
  };
}

/** An item of an answered plan, as it was agreed. */
export function planItemOf({ kind, percent, amount, due, days }: AnsweredPlanItem): PlanItem {
  const item = { kind, due, ...(days !== null && { days }) };
  if (percent !== null) return { ...item, part: { ppm: Math.round(percent * 10_000) } };
  return { ...item, part: amount === null ? "rest" : { cents: Math.round(amount * 100) } };
}
