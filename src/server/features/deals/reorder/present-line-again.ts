import type { LineOfReorder } from "#contracts/orders/reorder.ts";
import type { WorkedOutLine } from "#domain/offers/work-out-offer.ts";
import { isBagLine } from "#domain/orders/bag-lines.ts";
import type { LineAgain } from "#domain/orders/offer-again.ts";

type Bags = NonNullable<LineOfReorder["bags"]>;

/** A line of an order beside itself at today's prices. @param left of the lines of bags that follow, in their order: its own is taken from it */
export function presentLineAgain({ before, now }: LineAgain, left: Bags[]): LineOfReorder {
  const { kind, name, freight, cloth } = before.line;
  return {
    ...{ kind, name, freight: freight ?? null, ...(cloth && { cloth }) },
    before: costsOf(before),
    now: now ? costsOf(now) : null,
    bags: isBagLine(before.line) ? (left.shift() ?? null) : null,
  };
}

function costsOf({ line: { units, unitPriceE4 }, amountCents }: WorkedOutLine): LineOfReorder["before"] {
  return {
    ...{ units: units ?? null, amount_cents: amountCents },
    unit_price: unitPriceE4 === undefined ? null : unitPriceE4 / 10_000,
  };
}
