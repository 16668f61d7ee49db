import type { ChosenFrom } from "./agreed-lines.ts";
import { type ShownDiscount, shownDiscount } from "./line-discount.ts";
import type { LineKind, OfferLine } from "./offer.ts";
import { sectionSums } from "./sections.ts";
import { hasNoAmount, type WorkedOutOffer } from "./work-out-offer.ts";

/** A line as its reader sees it, on a page, in a mail, on paper. */
export type ShownLine = Pick<OfferLine, "kind" | "name" | "units" | "unitPriceE4" | "freight" | "cloth"> & {
  /** Undefined for a text, for what has no number yet, and for freight that the client pays himself. */
  readonly amountCents?: number | undefined;
  /** Of a section. */
  readonly subtotalCents?: number | undefined;
  /** What is off it already. */
  readonly discount?: ShownDiscount | undefined;
  /** Of what was chosen, where a page says it: mails and papers have its options. */
  readonly from?: ChosenFrom | undefined;
};

/** The lines of an offer, each with what it comes to. */
export function shownLines({ lines }: Pick<WorkedOutOffer, "lines">): ShownLine[] {
  const subtotals = sectionSums(lines.map(({ line, amountCents }) => ({ kind: line.kind, amountCents })));
  return lines.map(({ line, amountCents }) => {
    const { kind, name, units, unitPriceE4, freight, cloth } = line;
    const discount = shownDiscount(line);
    return {
      ...{ kind, name },
      ...(units !== undefined && { units }),
      ...(unitPriceE4 !== undefined && { unitPriceE4 }),
      ...(freight !== undefined && { freight }),
      ...(cloth && { cloth }),
      ...(discount && { discount }),
      ...(kind === "section" && { subtotalCents: subtotals.shift() }),
      ...(!hasNoAmount(line) && { amountCents }),
    };
  });
}

/** How many bags these lines are. */
export function bagsOf(
  lines: readonly { readonly kind: LineKind; readonly units?: number | null | undefined }[],
): number {
  return lines.reduce((sum, { kind, units }) => sum + (kind === "product" ? (units ?? 0) : 0), 0);
}
