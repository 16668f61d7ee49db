/** How the shop packs, as its owner settled it. */
export interface Packing {
  readonly units_per_carton: number;
  readonly cartons_per_pallet: number;
  /** What a full carton weighs; null where the shop does not say. */
  readonly carton_kg: number | null;
}

export const usualPacking: Packing = { units_per_carton: 100, cartons_per_pallet: 30, carton_kg: null };

/** The most that a setting of packing may say. */
export const packingLimits = { cartonsPerPallet: 1_000, cartonKg: 1_000 } as const;

/** Of all settings those of packing. */
export function packingOf({ units_per_carton, cartons_per_pallet, carton_kg }: Packing): Packing {
  return { units_per_carton, cartons_per_pallet, carton_kg };
}

/** The cartons of a line; the last one may hold fewer bags. */
export interface LineCartons {
  readonly units: number;
  readonly cartons: number;
  /** The number of its first carton among all of the order: "12/251". */
  readonly first: number;
  readonly unitsInLast: number;
}

/** A line of an order as far as packing is concerned. */
interface PackedLine {
  readonly units_ordered: number;
  /** Null until it was counted. */
  readonly units_good: number | null;
}

export interface CartonPlan {
  readonly lines: readonly LineCartons[];
  readonly cartons: number;
  readonly pallets: number;
  /** Null where the shop does not say what a carton weighs. */
  readonly kg: number | null;
}

/** How an order is packed: each size into cartons of its own, and these onto pallets (L18.3). */
export function planCartons(units: readonly number[], packing: Packing): CartonPlan {
  const { units_per_carton: perCarton, cartons_per_pallet: perPallet, carton_kg: kg } = packing;
  let cartons = 0;
  const lines = units.map((each): LineCartons => {
    const count = Math.ceil(each / perCarton);
    const first = cartons + 1;
    cartons += count;
    return { units: each, cartons: count, first, unitsInLast: each - Math.max(0, count - 1) * perCarton };
  });
  const pallets = Math.ceil(cartons / perPallet);
  return { lines, cartons, pallets, kg: kg === null ? null : cartonsWeigh(cartons, kg) };
}

/** The cartons of an order: by what was counted, or before that by what was ordered. */
export function planOrder({
  lines,
  packing,
}: {
  readonly lines: readonly PackedLine[];
  readonly packing: Packing;
}): CartonPlan {
  return planCartons(
    lines.map(({ units_good, units_ordered }) => units_good ?? units_ordered),
    packing,
  );
}

/** In whole kilograms, as carriers count them: the next one above. A carton is weighed to a tenth. */
function cartonsWeigh(cartons: number, kgEach: number): number {
  return Math.ceil((cartons * Math.round(kgEach * 10)) / 10);
}
