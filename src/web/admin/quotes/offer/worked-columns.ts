import type { OfferContent } from "#domain/offers/offer.ts";
import { lineAmount } from "#domain/offers/work-out-offer.ts";
import { type WorkedOutQuantity, workOutQuantity } from "#domain/offers/work-out-quantity.ts";

/** A quantity of a line, and the offer with it. */
export interface WorkedColumn extends WorkedOutQuantity {
  /** Typed, or the list's; undefined where there is none. */
  readonly unitPriceE4: number | undefined;
  /** Of the line; undefined while it cannot be read. */
  readonly amountCents: number | undefined;
}

/**
 * What each quantity of each line of bags comes to.
 * @param readable the same offer without what cannot be read yet
 */
export function workOutColumns(
  content: OfferContent,
  readable: OfferContent,
  keyOf: (path: string) => number | undefined,
): ReadonlyMap<number, readonly WorkedColumn[]> {
  const place = content.options.findIndex(({ at }) => at !== undefined);
  const [ladder, known] = [content.options[place], readable.options[place]];
  const columns = new Map<number, WorkedColumn[]>();
  for (const [column, choice] of (ladder?.choices ?? []).entries()) {
    const knownChoice = known?.choices[column];
    if (!known || !knownChoice) continue;
    const quantity = workOutQuantity(readable, known, knownChoice);
    for (const [index, line] of choice.lines.entries()) {
      const key = keyOf(`options.${place}.choices.${column}.lines.${index}`);
      if (key === undefined || line.kind !== "product") continue;
      const isKnown = knownChoice.lines.includes(line);
      const own = {
        unitPriceE4: line.unitPriceE4,
        amountCents: isKnown ? lineAmount(line) : undefined,
      };
      columns.set(key, [...(columns.get(key) ?? []), { ...quantity, ...own }]);
    }
  }
  return columns;
}
