import { doublingPause } from "#domain/time/doubling-pause.ts";
import { minutes, seconds } from "#domain/time/durations.ts";
import { requestQuote } from "../../../api/quotes.ts";
import { forgetAttempt } from "../attempt-key.ts";
import { quoteForm } from "../quote-payload.ts";
import type { KeptRequest } from "./kept-request.ts";
import { letGoOfRequest, noteState, refreshKept, tellNews } from "./kept-requests.ts";
import { stateAfter } from "./state-after.ts";

/** A browser says that there is a network before it can be used, and sometimes while it cannot: asked again meanwhile. */
const firstPause = seconds(5);
const longestPause = minutes(5);

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, one after the other, in one tab at a time: the lock is the browser's, and the key of each request
 * keeps it one quote where there are no locks. Comes back by itself for what the shop asked to send later, and for what
 * had no answer although the browser says that there is a network.
 */
export function sendKeptRequests(): Promise<void> {
  return sendAfter(0);
}

/** @param silences how often in a row there was no answer before */
async function sendAfter(silences: number): Promise<void> {
  clearTimeout(timer);
  if ((await refreshKept()).length === 0) return;
  if (!("locks" in navigator)) return await sendThem(silences);
  await navigator.locks.request("keptRequests", { ifAvailable: true }, async (lock) => {
    // Another tab is at it, and tells when it has done.
    if (lock) await sendThem(silences);
  });
}

async function sendThem(silences: number): Promise<void> {
  for (const request of await refreshKept()) {
    if (!navigator.onLine) return;
    if (isDue(request)) await sendOne(request);
  }
  const left = await refreshKept();
  const pauses = left.flatMap(({ state }) =>
    state.kind === "later" ? [Math.max(seconds(1), Date.parse(state.at) - Date.now())] : [],
  );
  const isSilent = left.some(({ state }) => state.kind === "waiting");
  if (isSilent) pauses.push(doublingPause(firstPause, longestPause, silences));
  if (pauses.length > 0)
    timer = setTimeout(() => void sendAfter(isSilent ? silences + 1 : 0), Math.min(...pauses));
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
