import { type HistoryEntry, listHistory } from "#contracts/history.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A record of the history: what is changed by several people. */
export interface HistorySubject {
  readonly subject: string;
  readonly id: number;
}

/** Who changed a record last, how and when, read anew; undefined until that is known, and for who may not know it. */
export function useLastChange({ subject, id }: HistorySubject): HistoryEntry | undefined {
  const query = useStaffQuery({
    queryKey: ["history", subject, id, "last"],
    read: (ask) => ask(listHistory, { query: { subject, subject_id: id, per_page: 1, page: 1 } }),
  });
  return query.isPlaceholderData ? undefined : query.data?.history[0];
}
