import { type Message, withValues } from "../words.ts";

/** How many lines, and how many offers, a shop keeps under a name: all of them are read at once. */
export const maximumTemplates = 200;

const tooMany: Message = /*i18n*/ {
  id: "offer.templates.tooMany",
  message: "{maximum, number} are kept at most. Please delete one first.",
};

/** What is said of one more than can be kept. */
export const tooManyTemplates = withValues(tooMany, { maximum: maximumTemplates });
