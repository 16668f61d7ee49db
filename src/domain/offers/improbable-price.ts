import type { LineKind } from "./offer.ts";
import type { ListedPrices } from "./quantities.ts";

/** A line as a version answers it. */
interface PricedLine {
  readonly kind: LineKind;
  readonly name: string;
  readonly size_id: number | null;
  readonly units: number | null;
  /** Dollars. */
  readonly unit_price: number | null;
}

interface Priced {
  readonly lines: readonly PricedLine[];
  readonly options: readonly { readonly choices: readonly { readonly lines: readonly PricedLine[] }[] }[];
}

/**
 * The bags of an offer, by name, whose price is a tenth of the list's or less, or ten times it or more: more often a slip of
 * the keys than a price, so staff is asked.
 */
export function improbablePrices({ lines, options }: Priced, listed: ListedPrices): string[] {
  const together = [lines, ...options.flatMap(({ choices }) => choices.map((choice) => choice.lines))];
  return [...new Set(together.flatMap((beside) => improbableAmong(beside, listed)))];
}

function improbableAmong(lines: readonly PricedLine[], listed: ListedPrices): string[] {
  const bags = lines.map(({ kind, size_id, units }) => ({
    ...{ kind, size_id: size_id ?? undefined, units: units ?? undefined },
  }));
  return lines.flatMap(({ name, size_id, unit_price }) => {
    const listedE4 = size_id === null ? undefined : listed.bag(size_id, bags);
    if (!listedE4 || unit_price === null) return [];
    const unitPriceE4 = Math.round(unit_price * 10_000);
    return unitPriceE4 * 10 <= listedE4 || unitPriceE4 >= listedE4 * 10 ? [name] : [];
  });
}
