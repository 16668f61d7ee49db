import { agreedLines } from "./agreed-lines.ts";
import type { Choices, OfferContent, OfferLine } from "./offer.ts";

/** A line with its place in the offer, as errors name it: `lines.2`, `options.0.choices.1.lines.2`. */
export interface PlacedLine {
  readonly path: string;
  readonly line: OfferLine;
}

/** Every line of an offer, those of its choices among them. */
export function placedLines(content: OfferContent): PlacedLine[] {
  const { lines, options } = withPlaces(content);
  return [...lines, ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.lines))];
}

/** The lines that count with these choices. */
export function placedLinesOf(content: OfferContent, choices: Choices): PlacedLine[] {
  return agreedLines(withPlaces(content), choices);
}

function withPlaces({ lines, options }: OfferContent) {
  const at = (start: string, all: readonly OfferLine[]) =>
    all.map((line, index): PlacedLine => ({ path: `${start}lines.${index}`, line }));
  return {
    lines: at("", lines),
    options: options.map(({ id, at: place, choices }, option) => ({
      ...{ id, at: place },
      choices: choices.map((choice, index) => ({
        id: choice.id,
        lines: at(`options.${option}.choices.${index}.`, choice.lines),
      })),
    })),
  };
}
