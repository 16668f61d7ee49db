import { getQuoteAsStaff } from "../../api/reads/quotes.ts";
import { useReading } from "../use-reading.ts";

/** One quote with all that staff may know (SPEC-1.14). */
export function useQuote(id: number) {
  return useReading({
    queryKey: ["quote", id],
    read: async (ask) => (await ask(getQuoteAsStaff, { params: { id } })).quote,
  });
}
