import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";
import { callAsStaff } from "./call-as-staff.ts";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface Asked<Answer> {
  readonly queryKey: QueryKey;
  readonly read: (ask: typeof callAsStaff) => Promise<Answer>;
  /** Asks again by itself, in milliseconds. */
  readonly refetchInterval?: number;
  readonly enabled?: boolean;
}

/**
 * Reads for a screen: what was there stays until the answer comes, and a refused token ends the session. What nobody
 * waits for any more (a search that was typed on, a section that was left, a session that was ended) is broken off.
 */
export function useReading<Answer>({ read, ...asked }: Asked<Answer>) {
  const reading = useQuery({
    placeholderData: keepPreviousData,
    ...asked,
    queryFn: ({ signal }) =>
      read((contract, input, extra) => callAsStaff(contract, input, { ...extra, signal })),
  });
  useForgetWhenSignedOut(reading.error);
  return reading;
}
