import { useEffect, useRef, useState } from "react";
import {
  confirmQuote,
  deleteQuote,
  type QuoteCounts,
  rejectQuote,
  restoreQuote,
} from "#contracts/quotes/quotes.ts";
import { byQuoteStatus } from "#domain/quotes/quote-status.ts";
import { waits } from "#domain/time/waits.ts";
import { listQuotes, type ReadQuoteForStaff, updateLogoPrice } from "../../api/reads/quotes.ts";
import { callAsStaff, doAsStaff } from "../call-as-staff.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { pageOf } from "../index/page-of.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of quotes with its counters, as the address asks for it. */
export function useQuotes(state: IndexState) {
  const query = acceptedQuery(listQuotes.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["quotes", query],
    read: async (ask) => {
      const { quotes, counts, meta } = await ask(listQuotes, { query });
      return { ...pageOf(quotes, meta, state), counts: counts ?? countQuotes(quotes) };
    },
  });
}

/** Counted here where the answer is the whole list without its counters. */
function countQuotes(quotes: readonly ReadQuoteForStaff[]): QuoteCounts {
  const counts = byQuoteStatus((status) => quotes.filter((quote) => quote.status === status).length);
  return { total: quotes.length, ...counts };
}

/** Staff's changes to a quote. Each names the version it saw, so that it overwrites no other. */
export type QuoteMutation =
  | { readonly kind: "confirm"; readonly quote: ReadQuoteForStaff; readonly logoPrice?: string }
  | { readonly kind: "reject"; readonly quote: ReadQuoteForStaff; readonly reason: string }
  | { readonly kind: "delete" | "restore"; readonly quote: ReadQuoteForStaff };

/**
 * Does it, shows which rows are busy, and reads the list again; an error is shown for three seconds. Several may
 * be under way at once, each of its own quote. What was refused stays known, so that its dialog opens with what was typed.
 */
export function useQuoteMutation(onDone: (done: QuoteMutation) => void) {
  const refused = useRef(new Map<number, QuoteMutation>());
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const { mutate, problem, clearProblem } = useStaffMutation({
    what: "quotes",
    invalidates: ["quotes", "quote", "history"],
    mutationFn: async (asked: QuoteMutation) => {
      const { id } = asked.quote;
      refused.current.set(id, asked);
      setBusyIds((ids) => [...ids, id]);
      try {
        await mutateQuote(asked);
      } finally {
        setBusyIds((ids) => ids.filter((busy) => busy !== id));
      }
      refused.current.delete(id);
    },
    onSuccess: (_, done: QuoteMutation) => onDone(done),
  });
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(clearProblem, waits.quoteErrorBanner);
    return () => clearTimeout(timer);
  }, [problem, clearProblem]);
  return {
    mutate,
    problem,
    busyIds,
    refusedOf: (quote: ReadQuoteForStaff) => refused.current.get(quote.id),
  };
}

async function mutateQuote(input: QuoteMutation): Promise<void> {
  const { quote } = input;
  const params = { id: quote.id };
  const { version } = quote;
  switch (input.kind) {
    case "confirm": {
      if (input.logoPrice === undefined)
        return void (await doAsStaff(confirmQuote, { params, body: {} }, { version }));
      // The fee first, then the confirmation of the row as the fee left it.
      const body = { price_logo_quote: Number(input.logoPrice) };
      const priced = await callAsStaff(updateLogoPrice, { params, body }, { version });
      return void (await doAsStaff(confirmQuote, { params, body: {} }, { version: priced.quote?.version }));
    }
    case "reject":
      return void (await doAsStaff(rejectQuote, { params, body: { reason: input.reason } }, { version }));
    case "delete":
      return void (await doAsStaff(deleteQuote, { params }, { version }));
    case "restore":
      return void (await doAsStaff(restoreQuote, { params }));
  }
}
