import { listQuotes } from "../../../contracts/quotes/quotes.ts";

/** The answer of the list, as the contract says it looks. */
export const quotesAnswer = listQuotes.answers[200];
