const plainDecimal = /^(\d{1,15})(?:\.(\d{1,15}))?$/;

/**
 * Reads a plain decimal (digits, one dot) exactly, as an integer of 1/10^places.
 * Undefined for anything else: signs, exponents, commas, more significant places, beyond exact integers.
 */
export function parseScaled(value: string | number, places: number): number | undefined {
  const match = plainDecimal.exec(String(value).trim());
  if (!match) return undefined;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > places) return undefined;
  const scaled = Number(`${match[1]}${fraction.padEnd(places, "0")}`);
  return Number.isSafeInteger(scaled) ? scaled : undefined;
}

/** The same with a sign before it: `-`, `−` or `+`. */
export function parseSigned(value: string | number, places: number): number | undefined {
  const text = String(value).trim();
  const scaled = parseScaled(text.replace(/^[-−+]/, ""), places);
  return scaled && /^[-−]/.test(text) ? -scaled : scaled;
}

/** Half-up division, away from zero below zero: the shop's one way to round money (SPEC-1.3, L1.2). */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return dividend < 0n ? -divideHalfUp(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);
}
