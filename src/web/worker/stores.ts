import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { withCachedSince } from "./cached-since.ts";

/** A cached page names the time it was cached at; its script shows that to the visitor. */
const markAsCached: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    const { status, headers } = cachedResponse;
    const html = withCachedSince(await cachedResponse.text(), headers.get("date"));
    return new Response(html, { status, headers });
  },
};

/**
 * Asks the shop itself, with what the browser knows already as an ETag. Without a network its own
 * store would answer for ten minutes more (`stale-while-revalidate`), and the copy would pass for current.
 */
const revalidate: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    // A navigation cannot be made anew as one; a redirect is handed on for the browser to follow.
    const { url, headers } = request;
    return new Request(url, { headers, cache: "no-cache", credentials: "same-origin", redirect: "manual" });
  },
};

/** Seconds after which a cached page is shown instead of a late one, which is fetched for the next time. */
const pageWait = 4;
const month = 30 * 24 * 60 * 60;

/** Private, failed or foreign answers are never cached, whatever the address. */
const onlyPublic: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const caching = response.headers.get("cache-control") ?? "";
    const isPublic =
      response.status === 200 &&
      response.type === "basic" &&
      !response.redirected &&
      !/no-store|private/.test(caching);
    return isPublic ? response : null;
  },
};

// Cookies and encodings are in `Vary`, and a worker sees neither.
const matchOptions = { ignoreVary: true };

// The cast only adds that its callbacks may be absent, which they are not.
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: month,
    matchOptions,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

export const pagesCache = "pages";

/** Pages: from the network, and as they were last seen where it fails or dawdles. They say so themselves. */
export const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: pageWait,
  matchOptions,
  plugins: [revalidate, onlyPublic, atMost(60), markAsCached],
});

/** The catalogue's calls: from the network while there is one, because prices must be today's. */
export const calls = new NetworkFirst({
  cacheName: "catalogue",
  matchOptions,
  plugins: [revalidate, onlyPublic, atMost(60)],
});

/** What never changes under its name. */
export const files = new CacheFirst({
  cacheName: "assets",
  matchOptions,
  plugins: [onlyPublic, atMost(300)],
});
export const pictures = new CacheFirst({
  cacheName: "pictures",
  matchOptions,
  plugins: [onlyPublic, atMost(120)],
});

/** The page for what is not cached, in each locale; fetched anew with each version of the worker. */
export const offlinePages = new NetworkFirst({
  cacheName: "offline",
  matchOptions,
  fetchOptions: { credentials: "omit" },
  plugins: [onlyPublic],
});
