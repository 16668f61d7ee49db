import { useMemo } from "react";
import type { Audience } from "#domain/messages/message-rules.ts";
import { createStoredValue } from "../stored-value.ts";

/** What was typed about a quote and not sent yet: it stays in this tab. A note never turns up in the other box. */
export function useDraft(quoteId: number, audience: Audience) {
  return useMemo(() => {
    const stored = createStoredValue<string>({
      key: `message-${audience}-${quoteId}`,
      read: (text) => text ?? "",
      write: (text) => (text === "" ? null : text),
      where: "session",
      onServer: "",
    });
    return { first: stored.get(), set: (text: string) => stored.set(() => text) };
  }, [quoteId, audience]);
}
