import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import {
  confirmQuote,
  deleteQuote,
  listQuotes,
  rejectQuote,
  restoreQuote,
  updateLogoPrice,
} from "#contracts/quotes.ts";
import { waits } from "#domain/time/waits.ts";
import type { Words } from "#domain/words.ts";
import { failureWords } from "../../api/failure-words.ts";
import { callAsStaff } from "../call-as-staff.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useForgetWhenSignedOut } from "../use-forget-when-signed-out.ts";

const key = ["quotes"];

/** A page of quotes with its counters, as the address asks for it. */
export function useQuotes({ page, perPage, search, filters }: IndexState) {
  const reading = useQuery({
    queryKey: [...key, page, perPage, search, filters],
    queryFn: () =>
      callAsStaff(listQuotes, {
        query: listQuotes.query.parse({ page, per_page: perPage, search, ...filters }),
      }),
    placeholderData: keepPreviousData,
  });
  useForgetWhenSignedOut(reading.error);
  return reading;
}

/** What staff does to a quote. Each names the version it saw, so that nobody's change is overwritten (§0.13). */
export type QuoteDeed =
  | { readonly kind: "confirm"; readonly quote: QuoteForStaff; readonly logoPrice?: string }
  | { readonly kind: "reject"; readonly quote: QuoteForStaff; readonly reason: string }
  | { readonly kind: "delete" | "restore"; readonly quote: QuoteForStaff };

/** Does it, shows which row is busy, and reads the list again; an error is shown for three seconds (S2 §4). */
export function useQuoteDeeds() {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<Words | string>();
  const doing = useMutation({
    mutationFn: doDeed,
    onError: (error) => setProblem(failureWords("quotes", error)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  useForgetWhenSignedOut(doing.error);
  useEffect(() => {
    if (problem === undefined) return;
    const timer = setTimeout(() => setProblem(undefined), waits.quoteErrorBanner);
    return () => clearTimeout(timer);
  }, [problem]);
  return { ...doing, problem, busyId: doing.isPending ? doing.variables.quote.id : undefined };
}

async function doDeed(deed: QuoteDeed): Promise<void> {
  const { quote } = deed;
  const params = { id: quote.id };
  const { version } = quote;
  switch (deed.kind) {
    case "confirm": {
      if (deed.logoPrice === undefined)
        return void (await callAsStaff(confirmQuote, { params, body: {} }, { version }));
      // The fee first, then the confirmation of the row as the fee left it (S2 §4).
      const body = { price_logo_quote: deed.logoPrice };
      const priced = await callAsStaff(updateLogoPrice, { params, body }, { version });
      return void (await callAsStaff(confirmQuote, { params, body: {} }, { version: priced.quote.version }));
    }
    case "reject":
      return void (await callAsStaff(rejectQuote, { params, body: { reason: deed.reason } }, { version }));
    case "delete":
      return void (await callAsStaff(deleteQuote, { params }, { version }));
    case "restore":
      return void (await callAsStaff(restoreQuote, { params }));
  }
}
