import type { Message } from "#domain/words.ts";

/** An order that was accepted or invoiced is not deleted, and not made undone. */
export const cancelInstead: Message = /*i18n*/ {
  id: "quote.delete.accepted",
  message: "Cancel it instead",
};
