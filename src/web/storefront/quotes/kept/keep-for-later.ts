import { devisProductStore } from "../../../parts/cart/devis-product-store.ts";
import type { PreparedQuote } from "../send-quote.ts";
import { keepRequest } from "./kept-requests.ts";
import { sendKeptRequests } from "./send-kept-requests.ts";

/**
 * Keeps a request on this device until it can be sent. False when this browser keeps nothing: the form then stays as it
 * is, and its draft with it.
 */
export async function keepForLater({ key, payload, draft, logo }: PreparedQuote): Promise<boolean> {
  const keptAt = new Date().toISOString();
  const file = draft.isLogo ? (logo ?? null) : null;
  try {
    await keepRequest({ key, keptAt, payload, draft, logo: file, state: { kind: "waiting" } });
  } catch {
    return false;
  }
  devisProductStore.set(() => undefined);
  // The network may have come back meanwhile.
  void sendKeptRequests();
  showIt();
  return true;
}

/** The notice above the form is drawn with the next frame. */
function showIt(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById("kept-requests");
    heading?.focus();
    heading?.scrollIntoView({ block: "center" });
  });
}
