import type { Cloth } from "../offers/cloth.ts";
import type { OfferLine } from "../offers/offer.ts";
import { isBagLine } from "./bag-lines.ts";

/** What is to be made, as an accepted offer says it. */
export interface OrderedLine {
  /** 1, 2, 3 of its order. */
  readonly position: number;
  readonly name: string;
  readonly sizeId: number | null;
  readonly units: number;
  readonly cloth?: Cloth | undefined;
}

/** The goods among the lines of an offer; runs, set-up, fees and freight are no goods. */
export function orderedLines(lines: readonly OfferLine[]): OrderedLine[] {
  return lines.filter(isBagLine).map(({ name, sizeId, units, cloth }, at) => {
    return { position: at + 1, name, sizeId: sizeId ?? null, units: units ?? 0, ...(cloth && { cloth }) };
  });
}

/** Whether an order is printed, and so needs a proof: it has a logo, a print run or a set-up. */
export function needsProof(lines: readonly OfferLine[], isLogoRequired: boolean): boolean {
  return isLogoRequired || lines.some(({ kind }) => kind === "run" || kind === "setup");
}
