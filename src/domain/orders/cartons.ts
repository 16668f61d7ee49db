/** How many bags go into a carton where the shop says nothing else. */
const usualUnitsPerCarton = 100;
const usualCartonsPerPallet = 30;

/** The cartons of a line; the last one may hold fewer bags. */
export interface LineCartons {
  readonly units: number;
  readonly cartons: number;
  /** The number of its first carton among all of the order: "12/251". */
  readonly first: number;
  readonly unitsInLast: number;
}

export interface CartonPlan {
  readonly lines: readonly LineCartons[];
  readonly cartons: number;
  readonly pallets: number;
}

/** How an order is packed: each size into cartons of its own, and these onto pallets (L18.3). */
export function planCartons(
  units: readonly number[],
  { perCarton = usualUnitsPerCarton, perPallet = usualCartonsPerPallet } = {},
): CartonPlan {
  let cartons = 0;
  const lines = units.map((each): LineCartons => {
    const count = Math.ceil(each / perCarton);
    const first = cartons + 1;
    cartons += count;
    return { units: each, cartons: count, first, unitsInLast: each - Math.max(0, count - 1) * perCarton };
  });
  return { lines, cartons, pallets: Math.ceil(cartons / perPallet) };
}

/** What so many cartons weigh, in grams. */
export function cartonsWeigh(cartons: number, gramsEach: number): number {
  return cartons * gramsEach;
}
