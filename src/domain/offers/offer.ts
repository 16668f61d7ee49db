import type { RateReason } from "../france/vat-reasons.ts";
import type { Cloth } from "./cloth.ts";
import type { PlanItem } from "./plan.ts";

/** What a line of an offer is for. The discount of the whole offer and the tax are no lines (L1.1); a section heads those after it (L1.10). */
export const lineKinds = ["product", "run", "setup", "fee", "freight", "text", "section"] as const;
export type LineKind = (typeof lineKinds)[number];

/** How freight is agreed: binding, billed at cost, without a number yet, or on the client's own account (L1.6). */
export const freightKinds = ["fixed", "estimate", "to-be-confirmed", "collect"] as const;
export type FreightKind = (typeof freightKinds)[number];

/** A line as staff writes it. It has either units with a unit price, or an amount; a text and a section have neither. */
export type OfferLine = {
  readonly kind: LineKind;
  readonly name: string;
  /** The size that a product line was taken from; a free line has none. */
  readonly sizeId?: number | undefined;
  readonly units?: number | undefined;
  /** In 1/10,000 dollar; below zero only in a fee that has a reason. */
  readonly unitPriceE4?: number | undefined;
  readonly amountCents?: number | undefined;
  /** Without it the tax profile decides by the kind (L1.3). */
  readonly taxable?: boolean | undefined;
  /** Without it products and print runs are discounted, and nothing else. */
  readonly discountable?: boolean | undefined;
  readonly freight?: FreightKind | undefined;
  /** Off this line alone, before the discount of the whole offer. */
  readonly discount?: Discount | undefined;
  /** Of bags. */
  readonly cloth?: Cloth | undefined;
  /** Why a price is below zero, or units are below the shop's minimum. */
  readonly reason?: string | undefined;
};

/** One of several: exactly one choice counts. Any of several: each counts or does not (L9.1). */
export type OfferOption = {
  readonly id: string;
  readonly title: string;
  /** Of a ladder of quantities: before which line of the offer those of its choice stand (L9.4). All others stand at the end. */
  readonly at?: number | undefined;
  readonly choices: readonly OfferChoice[];
} & (
  | { readonly kind: "one_of"; readonly defaultChoice?: string | undefined }
  | { readonly kind: "any_of"; readonly defaultChoices: readonly string[] }
);

export type OfferChoice = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly OfferLine[];
};

/** The client's choices: the id of a choice for each `one_of`, a list of ids for each `any_of`. */
export type Choices = Readonly<Record<string, string | readonly string[]>>;

/** Off a line, or off the sum of what is discountable: parts per million, or cents (L1.5). */
export type Discount = { readonly ppm: number } | { readonly cents: number };

/** Rates are parts per million; 8.25 % is 82,500 (L13.1). */
export type TaxProfile = {
  readonly name: string;
  readonly jurisdictions: readonly {
    readonly name: string;
    readonly ppm: number;
    /** Of a rate of 0 % in France: why. */
    readonly reason?: RateReason | undefined;
  }[];
  readonly freightTaxable: boolean;
  readonly setupTaxable: boolean;
};

/** `once`: the request and the logo fee alone, summed exactly and rounded once. `per-line`: all others (L1.7). */
export type Rounding = "once" | "per-line";

/** All that decides the amounts of a version. */
export type OfferContent = {
  readonly rounding: Rounding;
  readonly lines: readonly OfferLine[];
  readonly options: readonly OfferOption[];
  readonly discount?: Discount | undefined;
  readonly tax?: TaxProfile | undefined;
  /** When which part is paid; without one everything at once (L10.1). */
  readonly plan?: readonly PlanItem[] | undefined;
};
