import { quoteForStaff } from "#contracts/quote-answers.ts";
import { getQuote } from "#contracts/quotes.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useReading } from "../use-reading.ts";

/** One quote with all that staff may know (D14). */
export function useQuote(id: number) {
  return useReading({
    queryKey: ["quote", id],
    queryFn: async ({ signal }) =>
      quoteForStaff.parse((await callAsStaff(getQuote, { params: { id } }, { signal })).quote),
  });
}
