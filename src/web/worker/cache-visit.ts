import { isRecord, readText } from "#domain/text/read-value.ts";
import type { LifeEvent } from "./scope.ts";
import { calls, files, pages, pagesCache, pictures } from "./stores.ts";
import { isCacheableCall, isCacheableFile, isCacheablePage, isCacheablePicture } from "./what-is-cached.ts";

/** A page cached so recently is not fetched again: the visit itself cached it. Milliseconds. */
const justCached = 60_000;

const stores = [
  { asks: isCacheableFile, store: files },
  { asks: isCacheablePicture, store: pictures },
  { asks: isCacheableCall, store: calls },
] as const;

/**
 * Caches a page opened without the worker (the first visit, or a step inside the shop), with its files;
 * and, once, the pages that are of use without a network. What may not be cached is skipped.
 */
export async function cacheVisit(data: unknown, event: LifeEvent, origin: string): Promise<void> {
  if (!isRecord(data) || data.kind !== "visited") return;
  const path = readText(data.path) ?? "";
  const addresses = (names: readonly string[]) =>
    names.flatMap((name) => {
      const url = addressOf(name, origin);
      return url?.origin === origin ? [url] : [];
    });
  const parts = addresses(readNames(data.files));
  const useful = addresses(readNames(data.useful)).filter(isCacheablePage);
  const visited = addresses([path]).filter(isCacheablePage);
  for (const url of visited)
    if (!(await isCachedSince(url, Date.now() - justCached))) await cachePage(url, event);
  for (const url of useful) if (!(await isCachedSince(url, 0))) await cachePage(url, event);
  for (const { asks, store } of stores) {
    const wanted = parts.filter(asks);
    await Promise.allSettled(wanted.map((url) => store.handle({ request: new Request(url), event })));
  }
}

function addressOf(name: string, origin: string): URL | undefined {
  try {
    return new URL(name, origin);
  } catch {
    return undefined;
  }
}

async function cachePage(url: URL, event: LifeEvent): Promise<void> {
  const answer = await pages.handle({ request: new Request(url), event }).catch(() => undefined);
  const html = (await answer?.clone().text()) ?? "";
  const names = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
  await Promise.allSettled(names.map((name) => files.handle({ request: new Request(name), event })));
}

async function isCachedSince(url: URL, at: number): Promise<boolean> {
  const store = await caches.open(pagesCache);
  const answer = await store.match(url, { ignoreVary: true });
  return answer !== undefined && Date.parse(answer.headers.get("date") ?? "") >= at;
}

/** The strings of a list from an untrusted sender. */
function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
