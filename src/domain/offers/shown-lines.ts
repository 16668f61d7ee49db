import { type ShownDiscount, shownDiscount } from "./line-discount.ts";
import type { OfferLine } from "./offer.ts";
import { hasNoAmount, type WorkedOutOffer } from "./work-out-offer.ts";

/** A line as its reader sees it, on a page, in a mail, on paper. */
export type ShownLine = Pick<OfferLine, "kind" | "name" | "units" | "unitPriceE4" | "freight" | "cloth"> & {
  /** Undefined for a text, for what has no number yet, and for freight that the client pays himself. */
  readonly amountCents?: number | undefined;
  /** What is off it already. */
  readonly discount?: ShownDiscount | undefined;
};

/** The lines of an offer, each with what it comes to. */
export function shownLines({ lines }: Pick<WorkedOutOffer, "lines">): ShownLine[] {
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
      ...(!hasNoAmount(line) && { amountCents }),
    };
  });
}

/** How many bags these lines are. */
export function bagsOf(lines: readonly Pick<OfferLine, "kind" | "units">[]): number {
  return lines.reduce((sum, { kind, units = 0 }) => sum + (kind === "product" ? units : 0), 0);
}
