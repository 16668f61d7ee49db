import type { Locale } from "../language/language.ts";
import { type NameOf, nameColours, namesAmong, shownMaterial } from "../quotes/cloth-names.ts";
import type { OfferContent, OfferLine } from "./offer.ts";

/** What bags are made of: the colours that were chosen, as codes, and the material, as the catalogue says it. */
export type Cloth = {
  readonly colours: string[];
  readonly material: string | null;
  /** What the shop called them on that day, where it has names of its own (ADR-118). */
  readonly names?: NameOf[] | undefined;
};

/** What a request says of its bags. */
export interface ChosenCloth {
  readonly productColours: readonly string[];
  readonly material: string | null;
  readonly clothNames: readonly NameOf[];
}

/** The cloth of bags of this material, in the colours that were chosen; undefined where nothing is known of it. */
export function clothOf({ productColours, material, clothNames }: ChosenCloth): Cloth | undefined {
  if (productColours.length === 0 && material === null) return undefined;
  const names = namesAmong(clothNames, [...productColours, material]);
  return { colours: [...productColours], material, ...(names.length > 0 && { names }) };
}

/** An offer whose bags say which colours were chosen, each of its own material. */
export function inColours(
  content: OfferContent,
  { productColours, clothNames }: Pick<ChosenCloth, "productColours" | "clothNames">,
) {
  const dye = (line: OfferLine): OfferLine => {
    const { material = null, names = [] } = line.cloth ?? {};
    const cloth = clothOf({ productColours, material, clothNames: [...names, ...clothNames] });
    return line.kind === "product" && cloth ? { ...line, cloth } : line;
  };
  return {
    ...content,
    lines: content.lines.map(dye),
    options: content.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, lines: choice.lines.map(dye) })),
    })),
  } satisfies OfferContent;
}

/** `Forest, Navy · Non-woven polypropylene`, in the language of its reader. */
export function clothWords({ colours, material, names }: Cloth, locale: Locale): string {
  return [nameColours(colours, names, locale), material && shownMaterial(material, names, locale)]
    .filter(Boolean)
    .join(" · ");
}
