import { type QuoteForClient, quoteForClient } from "#contracts/quote-answers.ts";
import { readJson } from "#domain/text/read-value.ts";
import { createStoredValue } from "../../parts/stored-value.ts";

/** The client's bearer and the quote that was last read, under their decided keys (P40). */
export const clientToken = createStoredValue<string | null>({
  key: "clientToken",
  read: (text) => text || null,
  write: (token) => token,
  onServer: null,
});

export const clientQuote = createStoredValue<QuoteForClient | null>({
  key: "clientQuote",
  read: (text) => quoteForClient.safeParse(readJson(text)).data ?? null,
  write: (quote) => (quote ? JSON.stringify(quote) : null),
  onServer: null,
});

/** Keeps what a sign-in answered. */
export function enterAsClient({ token, quote }: { token: string; quote: QuoteForClient }): void {
  clientToken.set(() => token);
  clientQuote.set(() => quote);
}

/** Forgets the stored quote and token (S2 §4). */
export function leaveAsClient(): void {
  clientToken.set(() => null);
  clientQuote.set(() => null);
}
