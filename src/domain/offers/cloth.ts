import { shownKind } from "../catalogue/shown-texts.ts";
import type { Locale } from "../language/language.ts";
import { nameColours } from "../quotes/fabric-colours.ts";
import type { Message } from "../words.ts";
import type { OfferContent, OfferLine } from "./offer.ts";

/** What bags are made of: the colours that were chosen, as codes, and the material, as the catalogue says it. */
export type Cloth = { readonly colours: string[]; readonly material: string | null };

/** What a request says of its bags. */
export interface ChosenCloth {
  readonly productColours: readonly string[];
  readonly material: string | null;
}

/** The cloth of bags of this material, in the colours that were chosen; undefined where nothing is known of it. */
export function clothOf({ productColours, material }: ChosenCloth): Cloth | undefined {
  if (productColours.length === 0 && material === null) return undefined;
  return { colours: [...productColours], material };
}

/** An offer whose bags say which colours were chosen, each of its own material. */
export function inColours(content: OfferContent, { productColours }: Pick<ChosenCloth, "productColours">) {
  const dye = (line: OfferLine): OfferLine => {
    const cloth = clothOf({ productColours, material: line.cloth?.material ?? null });
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

/** `Forest, Navy · Non-woven polypropylene`, in the words of its reader. */
export function clothWords(
  { colours, material }: Cloth,
  say: (message: Message) => string,
  locale: Locale,
): string {
  return [nameColours(colours, say), material && shownKind(material, locale)].filter(Boolean).join(" · ");
}
