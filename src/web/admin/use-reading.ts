import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";
import { useForgetWhenSignedOut } from "./use-forget-when-signed-out.ts";

interface Asked<Answer> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Answer>;
  /** Asks again by itself, in milliseconds. */
  readonly refetchInterval?: number;
  readonly enabled?: boolean;
}

/** Reads for a screen: what was there stays until the answer comes, and a refused token ends the session. */
export function useReading<Answer>(asked: Asked<Answer>) {
  const reading = useQuery({ placeholderData: keepPreviousData, ...asked });
  useForgetWhenSignedOut(reading.error);
  return reading;
}
