import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";
import { callAsStaff } from "./call-as-staff.ts";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface StaffQuery<Answer, Data> {
  readonly queryKey: QueryKey;
  readonly read: (ask: typeof callAsStaff) => Promise<Answer>;
  /** What the screen is given of the answer, which is cached as it came. */
  readonly select?: (answer: Answer) => Data;
  readonly refetchInterval?: number;
  /** False: an answer that is there will do, however old. */
  readonly refetchOnMount?: boolean;
  readonly enabled?: boolean;
}

/**
 * A query with the bearer of the signed-in user. A refused token ends the session. A query that no screen uses any more (a
 * search that was typed on, a section that was left, a session that ended) is aborted.
 */
export function useStaffQuery<Answer, Data = Answer>({ read, ...options }: StaffQuery<Answer, Data>) {
  const query = useQuery<Answer, Error, Data>({
    placeholderData: keepPreviousData,
    ...options,
    queryFn: ({ signal }) =>
      read((contract, input, extra) => callAsStaff(contract, input, { ...extra, signal })),
  });
  useForgetWhenSignedOut(query.error);
  return query;
}
