import type { Locale } from "../language/language.ts";
import { showCount } from "../language/show-count.ts";
import type { Message } from "../words.ts";
import { bagsOf } from "./shown-lines.ts";

/** What the option of several quantities is called. */
export const ladderTitle: Message = /*i18n*/ { id: "offer.quantities.title", message: "Quantity" };

interface TitledOption {
  readonly title: string;
  /** Of a ladder of quantities alone. */
  readonly at?: number | undefined;
}

interface TitledChoice {
  readonly title: string;
  readonly lines: Parameters<typeof bagsOf>[0];
}

/** The title of an option as its reader is told it: that of quantities in his language, else as it was written. */
export function optionTitle({ title, at }: TitledOption, say: (message: Message) => string): string {
  return at === undefined ? title : say(ladderTitle);
}

/** The title of a choice: of a quantity its bags, as the reader writes numbers. */
export function choiceTitle({ at }: TitledOption, { title, lines }: TitledChoice, locale: Locale): string {
  return at === undefined ? title : showCount(bagsOf(lines), locale);
}
