import type { Names } from "../catalogue/shown-texts.ts";
import type { ClothSettings } from "../quotes/cloth-colours.ts";
import { isColour } from "../shop/brand.ts";
import { lengthOf } from "../text/normalize.ts";
import { type Message, type Rule, withValues } from "../words.ts";

const notColours: Message = /*i18n*/ {
  id: "settings.cloth.colours",
  message:
    "Please give 1 to {most, number} colors: each with a code of its own, such as #2F4858, and a name of at most {characters, number} characters.",
};
const notCloths: Message = /*i18n*/ {
  id: "settings.cloth.cloths",
  message:
    "Please give at most {most, number} materials, each with a name of at most {characters, number} characters.",
};

/** How many colours and materials can be chosen between at a glance, and how long a name beside them may be. */
export const clothLimits = { colours: 24, cloths: 24, name: 60 } as const;

function isNamed({ en, fr }: Names): boolean {
  return (
    (en.trim() !== "" || fr.trim() !== "") && [en, fr].every((name) => lengthOf(name) <= clothLimits.name)
  );
}

export const clothRules: { readonly [Name in keyof ClothSettings]: Rule<ClothSettings[Name]> } = {
  cloth_colours: (colours) => {
    const { colours: most, name: characters } = clothLimits;
    const codes = new Set(colours.map(({ code }) => code.toUpperCase()));
    const isRight =
      colours.length >= 1 &&
      colours.length <= most &&
      codes.size === colours.length &&
      colours.every((colour) => colour.code !== "" && isColour(colour.code) && isNamed(colour));
    return isRight ? undefined : withValues(notColours, { most, characters });
  },
  cloths: (cloths) => {
    const { cloths: most, name: characters } = clothLimits;
    return cloths.length <= most && cloths.every(isNamed)
      ? undefined
      : withValues(notCloths, { most, characters });
  },
};
