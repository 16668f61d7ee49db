import { quoteForStaff } from "#contracts/quote-answers.ts";
import { getQuote } from "#contracts/quotes.ts";
import { useReading } from "../use-reading.ts";

/** One quote with all that staff may know (D14). */
export function useQuote(id: number) {
  return useReading({
    queryKey: ["quote", id],
    read: async (ask) => quoteForStaff.parse((await ask(getQuote, { params: { id } })).quote),
  });
}
