import { isRecord, readJson, readNumber, readText } from "#domain/text/read-value.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { createStoredValue } from "../../parts/stored-value.ts";
import { paths } from "../../paths.ts";

interface OpenedOffer {
  readonly quoteId: number;
  readonly token: string;
}

/** The offer that this tab was opened with, once its link has left the address: until the tab is closed. */
export const openedOffer = createStoredValue<OpenedOffer | null>({
  key: "offerLink",
  where: "session",
  read: (text) => {
    const stored = readJson(text ?? "");
    const quoteId = isRecord(stored) ? readNumber(stored.quoteId) : null;
    const token = isRecord(stored) ? readText(stored.token) : null;
    return quoteId === null || token === null ? null : { quoteId, token };
  },
  write: (offer) => (offer ? JSON.stringify(offer) : null),
  onServer: null,
});

/** Takes the link out of the address, before a provider's script is loaded, which could read it there (SPEC-4.39). */
export function leaveAddress(offer: OpenedOffer): void {
  openedOffer.set(() => offer);
  history.replaceState(history.state, "", paths.offer());
}

/** What signs a call about a quote to which a provider's page leads back. */
export function bearerOfReturn(quoteId: number): string | null {
  const offer = openedOffer.get();
  return offer?.quoteId === quoteId ? offer.token : clientToken.get();
}
