import { listHistory } from "#contracts/history.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useReading } from "../use-reading.ts";

const mostShown = 50;

/** What happened to one record, the newest first. */
export function useHistory(subject: string, id: number) {
  return useReading({
    queryKey: ["history", subject, id],
    queryFn: ({ signal }) =>
      callAsStaff(
        listHistory,
        { query: { subject, subject_id: id, per_page: mostShown, page: 1 } },
        { signal },
      ),
  });
}
