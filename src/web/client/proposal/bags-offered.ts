import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import type { Choices } from "#domain/offers/offer.ts";
import type { SharedOffer } from "./offer-page.tsx";

interface OfferedBag {
  readonly product: string;
  /** Its name and what it measures; null for a line that staff wrote by hand. */
  readonly size: string | null;
  readonly units: number;
  readonly colours: readonly string[];
  readonly material: string | null;
}

/** The bags of an offer, with what is chosen of it. */
export function bagsOffered(
  quote: SharedOffer["quote"],
  version: QuoteVersionAnswer,
  choices: Choices,
): OfferedBag[] {
  const chosen = version.options.flatMap((option) => {
    const made = [choices[option.id] ?? []].flat();
    return option.choices.filter(({ id }) => made.includes(id)).flatMap(({ lines }) => lines);
  });
  return [...version.lines, ...chosen]
    .filter(({ kind }) => kind === "product")
    .map((line) => bagOf(quote, line));
}

function bagOf({ lines }: SharedOffer["quote"], line: VersionLine): OfferedBag {
  const asked = lines.find(({ size_id }) => size_id !== null && size_id === line.size_id);
  return {
    product: asked?.product_name ?? line.name,
    size: asked ? [asked.size_name, asked.label].filter(Boolean).join(" · ") : null,
    units: line.units ?? 0,
    colours: line.cloth?.colours ?? [],
    material: line.cloth?.material ?? null,
  };
}

/** Each once, in their order. */
export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
