import { getQuoteAsStaff } from "../../../api/reads/quotes.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** One quote with all that staff may know (SPEC-1.14). */
export function useQuote(id: number) {
  return useStaffQuery({
    queryKey: ["quote", id],
    read: async (ask) => (await ask(getQuoteAsStaff, { params: { id } })).quote,
  });
}
