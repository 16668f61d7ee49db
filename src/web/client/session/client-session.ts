import { readJson } from "#domain/text/read-value.ts";
import { readIfAgreed } from "../../api/read-answer.ts";
import { type ReadQuoteForClient, readQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { createStoredValue } from "../../parts/stored-value.ts";

/** The quote that was last read, under its decided key (SPEC-2.40). */
export const clientQuote = createStoredValue<ReadQuoteForClient | null>({
  key: "clientQuote",
  read: (text) => readIfAgreed(readQuoteForClient, readJson(text), "clientQuote") ?? null,
  write: (quote) => (quote ? JSON.stringify(quote) : null),
  onServer: null,
});

/** Stores the answer of a sign-in. */
export function enterAsClient({ token, quote }: { token: string; quote: ReadQuoteForClient }): void {
  clientToken.set(() => token);
  clientQuote.set(() => quote);
}

/** Forgets the stored quote and token. */
export function leaveAsClient(): void {
  clientToken.set(() => null);
  clientQuote.set(() => null);
}
