import type { Words } from "#domain/words.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureWords } from "../../api/shop-failure-words.ts";
import { type DraftFaults, faultsOfAnswer } from "./check-draft.ts";
import { sendQuote } from "./send-quote.ts";

type Outcome =
  | { readonly receipt: Awaited<ReturnType<typeof sendQuote>> }
  | { readonly faults: DraftFaults }
  | { readonly failure: Words | string };

/** Sends the request; a refusal comes back as faults of fields or as a sentence (S1 §8). Never rejects. */
export async function trySending(...sending: Parameters<typeof sendQuote>): Promise<Outcome> {
  try {
    return { receipt: await sendQuote(...sending) };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return { faults: faultsOfAnswer(error.errors) };
    return { failure: shopFailureWords("quoteRequest", error) };
  }
}
