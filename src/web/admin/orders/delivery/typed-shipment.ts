import { parseUnits } from "#domain/quotes/units.ts";
import type { Message } from "#domain/words.ts";

export const shipmentWords = {
  none: /*i18n*/ { id: "orders.ship.none", message: "Please say how many bags leave." },
  units: /*i18n*/ {
    id: "orders.ship.units",
    message: "Please give whole numbers of bags, up to what is left.",
  },
  cartons: /*i18n*/ { id: "orders.ship.cartons", message: "Please give a whole number of cartons." },
  weight: /*i18n*/ { id: "orders.ship.weight", message: "Please give whole kilograms." },
  day: /*i18n*/ { id: "orders.ship.day", message: "Please give the day on which it leaves." },
} as const satisfies Record<string, Message>;

/** Tracking numbers as they are typed: one a line, or with commas. */
export function trackingOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The bags of each line that leave: some, and of none more than may. */
export function unitsRule(units: readonly string[], most: readonly number[]): Message | undefined {
  const read = units.map((text) => (text.trim() === "" ? 0 : parseUnits(text)));
  if (read.some((each, index) => each === undefined || each > (most[index] ?? 0))) return shipmentWords.units;
  return read.every((each) => each === 0) ? shipmentWords.none : undefined;
}

interface Line {
  readonly id: number;
}

/** What leaves of each line, without those of which nothing does. */
export function typedLines(units: readonly string[], lines: readonly Line[]) {
  return lines.flatMap(({ id }, index) => {
    const sent = parseUnits(units[index] ?? "") ?? 0;
    return sent > 0 ? [{ order_line_id: id, units: sent }] : [];
  });
}
