import type { Message } from "../words.ts";
import { printLineNames } from "./print-line-names.ts";

/** What lines are called that the shop wrote by itself: the specified logo fee, and the total of an imported quote without lines. */
export const ownLineNames = {
  logo: /*i18n*/ { id: "offer.line.logo", message: "Logo" },
  agreedTotal: /*i18n*/ { id: "offer.line.agreedTotal", message: "Total as agreed" },
} as const satisfies Record<string, Message>;

const all: readonly Message[] = [...Object.values(ownLineNames), ...Object.values(printLineNames)];

/** The name of a line as its reader is told it: in his language where it is the shop's own, else as it was written. */
export function shownLineName(name: string, say: (message: Message) => string): string {
  const own = all.find(({ message }) => message === name);
  return own ? say(own) : name;
}
