import { useLingui } from "@lingui/react/macro";
import type { OfferLine } from "#domain/offers/offer.ts";
import { orderedLines } from "#domain/orders/order-lines.ts";
import { type Tolerance, toleranceSentence, toleranceShares } from "#domain/orders/tolerance.ts";
import { say } from "../../words/say.ts";

interface ToleranceProps {
  readonly tolerance: Tolerance;
  readonly lines: readonly OfferLine[];
}

/** How many bags may come, beside the total (L19.1). */
export function BagsToCome({ tolerance, lines }: ToleranceProps) {
  const { i18n } = useLingui();
  const units = orderedLines(lines).map((line) => line.units);
  const words = toleranceSentence(units, tolerance) ?? toleranceShares(tolerance);
  return <p className="mt-2 text-right text-sm text-ink-2">{say(i18n, words)}</p>;
}
