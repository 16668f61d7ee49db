import type { Words } from "#domain/words.ts";
import type { QuoteReceipt } from "../../api/quotes.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureWords } from "../../api/shop-failure-words.ts";
import type { DraftFaults } from "./check-draft.ts";
import { faultsOfRefusal } from "./faults-of-refusal.ts";
import { keepForLater } from "./kept/keep-for-later.ts";
import { prepareQuote, type QuoteToSend, sendQuote } from "./send-quote.ts";

type Outcome =
  | { readonly receipt: QuoteReceipt }
  | { readonly faults: DraftFaults }
  /** There is no network: it is kept on this device, and sent when there is one. */
  | { readonly isKept: true }
  | { readonly failure: Words | string; readonly keep: (() => Promise<boolean>) | null };

/**
 * Sends the request; a refusal comes back as faults of fields or as a sentence (S1 §8). One that got no answer can be
 * kept instead of being tried again (`keep`). Never rejects.
 */
export async function trySending(
  sending: QuoteToSend,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const quote = prepareQuote(sending);
  if (!navigator.onLine && (await keepForLater(quote))) return { isKept: true };
  try {
    return { receipt: await sendQuote(quote, onProgress) };
  } catch (error) {
    const faults = faultsOfRefusal(error);
    if (faults) return { faults };
    const hasNoAnswer = error instanceof ApiFailure && error.status === 0;
    return {
      failure: shopFailureWords("quoteRequest", error),
      keep: hasNoAnswer ? () => keepForLater(quote) : null,
    };
  }
}
