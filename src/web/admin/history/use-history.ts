import { listHistory } from "#contracts/history.ts";
import { useStaffQuery } from "../use-staff-query.ts";

const mostShown = 50;

/** What happened to one record, the newest first. */
export function useHistory(subject: string, id: number) {
  return useStaffQuery({
    queryKey: ["history", subject, id],
    read: (ask) => ask(listHistory, { query: { subject, subject_id: id, per_page: mostShown, page: 1 } }),
  });
}
