import type { KeptRequest } from "./kept-request.ts";
import { deleteKept, putKept, readKept, replaceKept } from "./kept-requests-database.ts";

/** What became of a kept request: told to this tab only, which shows it. */
export type KeptNews =
  | { readonly kind: "sent"; readonly key: string; readonly reference: string }
  | { readonly kind: "later"; readonly seconds: number }
  | { readonly kind: "refused"; readonly message: string };

const channelName = "keptRequests";
const onChange = new Set<() => void>();
const onNews = new Set<(news: KeptNews) => void>();
let known: readonly KeptRequest[] = [];
let channel: BroadcastChannel | undefined;

/** The requests that wait, as last read; the same list until something changes. */
export function keptRequests(): readonly KeptRequest[] {
  return known;
}

/** Reads them anew and tells those who follow. Where the browser keeps no database there are none. */
export async function refreshKept(): Promise<readonly KeptRequest[]> {
  known = await readKept().catch(() => []);
  for (const tell of onChange) tell();
  return known;
}

/** Keeps a request. Rejects when this browser cannot. */
export async function keepRequest(request: KeptRequest): Promise<void> {
  await putKept(request);
  await refreshKept();
  channel?.postMessage("changed");
}

/** Notes what became of one that is still kept. */
export async function noteState(request: KeptRequest): Promise<void> {
  await replaceKept(request);
  await refreshKept();
  channel?.postMessage("changed");
}

export async function letGoOfRequest(key: string): Promise<void> {
  await deleteKept(key);
  await refreshKept();
  channel?.postMessage("changed");
}

/** Follows the list in every tab; answers how to stop. */
export function followKept(tell: () => void): () => void {
  onChange.add(tell);
  if (!channel && "BroadcastChannel" in window) {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void refreshKept();
  }
  return () => onChange.delete(tell);
}

export function tellNews(news: KeptNews): void {
  for (const tell of onNews) tell(news);
}

export function followNews(tell: (news: KeptNews) => void): () => void {
  onNews.add(tell);
  return () => onNews.delete(tell);
}
