import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listMessages, markMessagesRead, removeMessage } from "#contracts/quotes/messages.ts";
import { waits } from "#domain/time/waits.ts";
import { call } from "../../api/call.ts";
import type { ThreadReader } from "./thread-reader.ts";

/** The messages about a quote, read again every 30 s while they are looked at, and what is done to them. */
export function useThread({ quoteId, bearer }: ThreadReader) {
  const queries = useQueryClient();
  const queryKey = ["thread", quoteId];
  const params = { id: quoteId };
  const query = useQuery({
    queryKey,
    queryFn: async () => (await call(listMessages, { params }, { bearer: bearer() })).messages,
    refetchInterval: waits.clientPolling,
  });
  /** After something was said, read or removed: whatever counts what waits is asked anew, too. */
  const renew = () => {
    for (const key of [
      queryKey,
      ["today"],
      ["history"],
      ["quotes"],
      ["client-quote", quoteId],
      ["quote", quoteId],
    ])
      void queries.invalidateQueries({ queryKey: key });
  };
  const reading = useMutation({
    mutationFn: (upTo: number) =>
      call(markMessagesRead, { params, body: { up_to: upTo } }, { bearer: bearer() }),
    // The messages stay marked as new while the page is open.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ["today"] }),
  });
  const removing = useMutation({
    mutationFn: (messageId: number) =>
      call(removeMessage, { params: { id: quoteId, message_id: messageId }, body: {} }, { bearer: bearer() }),
    onSettled: renew,
  });
  const messages = query.data ?? [];
  const newIds = useNewIds(messages.filter(({ is_new }) => is_new).map(({ id }) => id));
  const lastNew = messages.findLast(({ is_new }) => is_new)?.id;
  return { query, messages, newIds, lastNew, markRead: reading.mutate, removing, renew };
}

/** What was new when the page showed it first: it stays so until the page is left, also when it was read meanwhile. */
function useNewIds(ids: readonly number[]): ReadonlySet<number> {
  const [known, note] = useState<ReadonlySet<number>>(new Set());
  if (ids.some((id) => !known.has(id))) note(new Set([...known, ...ids]));
  return known;
}
