import { useEffect, useRef } from "react";
import { noteVersionViewed, type QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { callToDo } from "../../api/call.ts";

/** Tells the shop once that its client has the current offer before his eyes: a mail scanner that opens links runs no script. */
export function useNoteViewed(
  quoteId: number | undefined,
  version: QuoteVersionAnswer | undefined,
  bearer: string | null,
): void {
  const noted = useRef<number>(undefined);
  const number = version?.state === "sent" ? version.number : undefined;
  useEffect(() => {
    if (quoteId === undefined || number === undefined || noted.current === number) return;
    noted.current = number;
    // Not the client's business: whatever becomes of it, the page is the same.
    void callToDo(noteVersionViewed, { params: { id: quoteId }, body: {} }, { bearer }).catch(
      () => undefined,
    );
  }, [quoteId, number, bearer]);
}
