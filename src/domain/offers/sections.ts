import type { Choices, LineKind, OfferContent, OfferLine } from "./offer.ts";
import { areChoicesMade, workOutOffer } from "./work-out-offer.ts";

/**
 * What the lines of each section come to, up to the next section (L1.10): before the discount of the offer, without freight
 * and tax.
 */
export function sectionSums(
  lines: readonly { readonly kind: LineKind; readonly amountCents?: number | undefined }[],
): number[] {
  const sums: number[] = [];
  for (const { kind, amountCents = 0 } of lines) {
    if (kind === "section") sums.push(0);
    else if (kind !== "freight" && sums.length > 0) sums.push((sums.pop() ?? 0) + amountCents);
  }
  return sums;
}

/** The same of an offer with these choices; undefined of a section while it depends on one that is open. */
export function sectionSumsOf(content: OfferContent, choices: Choices): (number | undefined)[] {
  const { lines, options } = content;
  const open = options
    .filter((option) => !areChoicesMade([option], { [option.id]: choices[option.id] ?? [] }))
    .map(({ at }) => sectionAt(lines, at));
  const worked = workOutOffer(content, choices).lines;
  const sums = sectionSums(worked.map(({ line, amountCents }) => ({ kind: line.kind, amountCents })));
  return sums.map((sum, index) => (open.includes(index) ? undefined : sum));
}

/** The section that lines at a place belong to, from 0; -1 before the first. */
function sectionAt(lines: readonly OfferLine[], at = lines.length): number {
  return lines.slice(0, at).filter(({ kind }) => kind === "section").length - 1;
}
