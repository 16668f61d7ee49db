import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type ArtworkFilesAnswer, addArtwork, listArtwork } from "#contracts/quotes/artwork-files.ts";
import type { ArtworkRole } from "#domain/artwork/artwork-file.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import type { ArtworkReader } from "./artwork-reader.ts";

/** A new file, or one of a former deal. */
export interface AddedArtwork {
  readonly role: ArtworkRole;
  readonly file?: File;
  readonly again?: number;
}

/** The files of a deal, read again while one of them is being looked at, and adding one. */
export function useArtwork({ quoteId, bearer }: ArtworkReader) {
  const queries = useQueryClient();
  const queryKey = ["artwork", quoteId];
  const params = { id: quoteId };
  const [share, setShare] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  const query = useQuery({
    queryKey,
    queryFn: () => call(listArtwork, { params }, { bearer: bearer() }),
    refetchInterval: ({ state }) =>
      state.data?.files.some((file) => file.state === "waiting") ? waits.clientPolling : false,
  });
  const adding = useMutation({
    mutationFn: async ({ role, file, again }: AddedArtwork) => {
      const cancelled = new AbortController();
      leaving.current = cancelled;
      const input = {
        params,
        form: { role, ...(again !== undefined && { again: String(again) }) },
        files: { file },
      };
      const signed = { bearer: bearer(), signal: cancelled.signal };
      try {
        return await call(addArtwork, input, { ...signed, ...(file && { onProgress: setShare }) });
      } catch (error) {
        // The sender who cancels knows it; whether it arrived all the same, the list says.
        if (cancelled.signal.aborted) return undefined;
        throw error;
      }
    },
    onSuccess: (answer: ArtworkFilesAnswer | undefined) => {
      if (answer) queries.setQueryData(queryKey, answer);
    },
    onSettled: () => {
      setShare(undefined);
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ["history"] });
    },
  });
  return { query, adding, share, cancel: () => leaving.current?.abort() };
}
