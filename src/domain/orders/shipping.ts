import { leastUnits, type Tolerance } from "./tolerance.ts";

/** A line of an order with what was made and what has left. */
export interface ShippedLine {
  readonly unitsOrdered: number;
  readonly unitsGood: number | null;
  readonly unitsShipped: number;
}

/** What of a line may still be sent: no more leaves than was counted (L18.1). */
export function unitsLeft({ unitsGood, unitsShipped }: Omit<ShippedLine, "unitsOrdered">): number {
  return Math.max(0, (unitsGood ?? 0) - unitsShipped);
}

/**
 * Where shipments bring an order: shipped once each line has as many bags as the order allows, or staff says that nothing
 * more comes (L18.2); partly shipped before.
 */
export function shippedState(
  lines: readonly ShippedLine[],
  { tolerance, isComplete }: { readonly tolerance: Tolerance; readonly isComplete: boolean },
): "partly_shipped" | "shipped" {
  return isComplete || isEnough(lines, tolerance) ? "shipped" : "partly_shipped";
}

/** Whether each line has as many bags under way as the order allows. */
export function isEnough(lines: readonly ShippedLine[], tolerance: Tolerance): boolean {
  return lines.every(({ unitsOrdered, unitsShipped }) => unitsShipped >= leastUnits(unitsOrdered, tolerance));
}
