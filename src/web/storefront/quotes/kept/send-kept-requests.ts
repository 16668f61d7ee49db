import { requestQuote } from "../../../api/quotes.ts";
import { forgetAttempt } from "../attempt-key.ts";
import { quoteForm } from "../quote-payload.ts";
import type { KeptRequest } from "./kept-request.ts";
import { letGoOfRequest, noteState, refreshKept, tellNews } from "./kept-requests.ts";
import { stateAfter } from "./state-after.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, one after the other, in one tab at a time: the lock is the browser's, and the key of each request
 * keeps it one quote where there are no locks. Comes back by itself for what the shop asked to send later.
 */
export async function sendKeptRequests(): Promise<void> {
  clearTimeout(timer);
  if ((await refreshKept()).length === 0) return;
  if (!("locks" in navigator)) return await sendThem();
  await navigator.locks.request("keptRequests", { ifAvailable: true }, async (lock) => {
    // Another tab is at it, and tells when it has done.
    if (lock) await sendThem();
  });
}

async function sendThem(): Promise<void> {
  for (const request of await refreshKept()) {
    if (!navigator.onLine) return;
    if (isDue(request)) await sendOne(request);
  }
  const next = (await refreshKept()).flatMap(({ state }) =>
    state.kind === "later" ? [Date.parse(state.at)] : [],
  );
  if (next.length > 0)
    timer = setTimeout(() => void sendKeptRequests(), Math.max(1_000, Math.min(...next) - Date.now()));
}

function isDue({ state }: KeptRequest): boolean {
  return state.kind === "waiting" || (state.kind === "later" && Date.parse(state.at) <= Date.now());
}

async function sendOne(request: KeptRequest): Promise<void> {
  const { key, payload, draft, logo } = request;
  try {
    const form = quoteForm(payload, draft, logo ?? undefined);
    const { reference } = await requestQuote({ form, key }, () => undefined);
    await letGoOfRequest(key);
    forgetAttempt(key);
    tellNews({ kind: "sent", key, reference });
  } catch (error) {
    const state = stateAfter(error, request.state, Date.now());
    await noteState({ ...request, state });
    if (state.kind === "later")
      tellNews({ kind: "later", seconds: Math.round((Date.parse(state.at) - Date.now()) / 1_000) });
    if (state.kind === "refused") {
      const [said] = Object.values(state.errors).flat();
      tellNews({ kind: "refused", message: said ?? state.message });
    }
  }
}
