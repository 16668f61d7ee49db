import type { Message } from "../words.ts";

/** What the lines of an offer are called that carry the printing of its request. */
export const printLineNames = {
  run: /*i18n*/ { id: "offer.line.run", message: "Printing, more colors" },
  setup: /*i18n*/ { id: "offer.line.setup", message: "Printing, setup fee" },
} as const satisfies Record<"run" | "setup", Message>;
