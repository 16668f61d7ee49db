import { listSavedLines, listTemplates } from "#contracts/quotes/templates.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** The lines that staff has saved. */
export function useSavedLines() {
  return useStaffQuery({
    queryKey: ["saved-lines"],
    read: async (ask) => (await ask(listSavedLines, {})).saved_lines,
  });
}

/** The offers that staff has saved as templates. */
export function useTemplates() {
  return useStaffQuery({
    queryKey: ["templates"],
    read: async (ask) => (await ask(listTemplates, {})).templates,
  });
}
