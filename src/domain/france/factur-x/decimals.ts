/** Cents as an amount: `-12.30`. */
export function amountOf(cents: number): string {
  return decimal(cents, 2, 2);
}

/** A unit price of 1/10,000: `0.165`. */
export function priceOf(e4: number): string {
  return decimal(e4, 4, 2);
}

/** A rate of parts per million, in per cent: `5.50`. */
export function percentOf(ppm: number): string {
  return decimal(ppm, 4, 2);
}

/** A day as CII writes it in the format 102: `20270112`. */
export function dayOf(day: string): string {
  return day.replaceAll("-", "");
}

/** A whole number with its last `places` digits behind the point, of which `least` are written though they are 0. */
function decimal(scaled: number, places: number, least: number): string {
  const digits = String(Math.abs(scaled)).padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "").padEnd(least, "0");
  return `${scaled < 0 ? "-" : ""}${digits.slice(0, -places)}.${fraction}`;
}
