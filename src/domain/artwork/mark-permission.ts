import type { Message } from "../words.ts";

/** What a buyer ticks under his logo, if he wants to: nothing refuses a request without it. */
export const mayUseMark: Message = /*i18n*/ {
  id: "artwork.mayUseMark",
  message: "I may use this mark: it is mine, or its owner allows it.",
};

/** The evidence that he ticked it: when, and the sentence as it stood there. */
export interface MarkPermission {
  readonly at: string;
  readonly words: string;
}
