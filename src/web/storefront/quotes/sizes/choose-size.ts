type Units = Readonly<Record<string, number | null>>;

/** Ticks a size, or unticks it, which clears its quantity. */
export function tickSize(units: Units, sizeId: number, isTicked: boolean): Units {
  if (isTicked) return { ...units, [sizeId]: units[sizeId] ?? null };
  return Object.fromEntries(Object.entries(units).filter(([id]) => id !== String(sizeId)));
}

/**
 * Takes typed units, which ticks the size: null when the field was emptied, undefined when what stands there is no
 * number. Both count as none.
 */
export function typeUnits(units: Units, sizeId: number, typed: number | null | undefined): Units {
  return { ...units, [sizeId]: typed ?? null };
}
