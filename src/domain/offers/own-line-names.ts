import type { Locale } from "../language/language.ts";
import type { Message } from "../words.ts";
import { type Cloth, clothWords } from "./cloth.ts";
import { printLineNames } from "./print-line-names.ts";

/** What lines are called that the shop wrote by itself, as it is stored: the specified logo fee, and the total of an imported quote without lines. */
export const ownLineNames = { logo: "Logo", agreedTotal: "Total as agreed" } as const;

const words: ReadonlyMap<string, Message> = new Map([
  [ownLineNames.logo, /*i18n*/ { id: "offer.line.logo", message: "Logo printing, setup fee" }],
  [ownLineNames.agreedTotal, /*i18n*/ { id: "offer.line.agreedTotal", message: "Total as agreed" }],
  ...Object.values(printLineNames).map((each) => [each.message, each] as const),
]);

/** The name of a line as its reader is told it: in his language where it is the shop's own, else as it was written. */
export function shownLineName(name: string, say: (message: Message) => string): string {
  const own = words.get(name);
  return own ? say(own) : name;
}

/** A line as its reader is told it: its name, and of bags their colours and their cloth. */
export function lineTitle(
  { name, cloth }: { readonly name: string; readonly cloth?: Cloth | null | undefined },
  say: (message: Message) => string,
  locale: Locale,
): string {
  const shown = shownLineName(name, say);
  return cloth ? `${shown} · ${clothWords(cloth, locale)}` : shown;
}
