import { useEffect, useRef, useState } from "react";
import type { CallInput } from "#contracts/call.ts";
import { deleteQuote, type QuoteCounts, restoreQuote } from "#contracts/quotes/quotes.ts";
import { byQuoteStatus } from "#domain/quotes/quote-status.ts";
import { waits } from "#domain/time/waits.ts";
import {
  confirmQuote,
  listQuotes,
  type ReadQuoteForStaff,
  rejectQuote,
  updateLogoPrice,
} from "../../api/reads/quotes.ts";
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
export function useQuoteMutation(onDone: (done: QuoteMutation, version: number | undefined) => void) {
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
        const version = await mutateQuote(asked);
        refused.current.delete(id);
        return version;
      } finally {
        setBusyIds((ids) => ids.filter((busy) => busy !== id));
      }
    },
    onSuccess: (version, done: QuoteMutation) => onDone(done, version),
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

/** @returns the version that a decision made, which its undo names */
async function mutateQuote(input: QuoteMutation): Promise<number | undefined> {
  const { quote } = input;
  const params = { id: quote.id };
  const { version } = quote;
  switch (input.kind) {
    case "confirm": {
      if (input.logoPrice === undefined) return await decide(confirmQuote, { params, body: {} }, version);
      // The fee first, then the confirmation of the row as the fee left it.
      const body = { price_logo_quote: Number(input.logoPrice) };
      const priced = await callAsStaff(updateLogoPrice, { params, body }, { version });
      return await decide(confirmQuote, { params, body: {} }, priced.quote?.version);
    }
    case "reject":
      return await decide(rejectQuote, { params, body: { reason: input.reason } }, version);
    case "delete":
      await doAsStaff(deleteQuote, { params }, { version });
      return undefined;
    case "restore":
      await doAsStaff(restoreQuote, { params });
      return undefined;
  }
}

async function decide<const C extends typeof confirmQuote | typeof rejectQuote>(
  contract: C,
  input: CallInput<C>,
  version: number | undefined,
): Promise<number | undefined> {
  return (await callAsStaff(contract, input, { version })).quote?.version;
}
