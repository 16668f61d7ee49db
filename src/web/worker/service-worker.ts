import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { cacheVisit } from "./cache-visit.ts";
import { offlineAnswer, offlinePaths } from "./offline-answer.ts";
import type { LifeEvent, WorkerScope } from "./scope.ts";
import { calls, files, offlinePages, pages, pictures } from "./stores.ts";
import {
  isAnyPage,
  isCacheableCall,
  isCacheableFile,
  isCacheablePage,
  isCacheablePicture,
} from "./what-is-cached.ts";

declare const self: WorkerScope;
/** Addresses of the scripts and styles of the public pages, which the build fills in (tools/build/service-worker.ts). */
declare const partsToCache: readonly string[];

/*
 * The shop without a network: what was seen can be read, and what was not is answered by a page that says what to do.
 * ADR-19 says what is cached and why; `what-is-cached.ts` is the whole list. Each build is another worker (it carries
 * the build's version), which takes over at once: pages come from the network first, so that no older one is in the way.
 */

registerRoute(({ request, url, sameOrigin }) => {
  return sameOrigin && request.mode === "navigate" && isCacheablePage(url);
}, pages);
registerRoute(({ request, url, sameOrigin }) => {
  return sameOrigin && request.mode === "navigate" && isAnyPage(url);
}, new NetworkOnly());
registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheableFile(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheablePicture(url), pictures);
registerRoute(({ request, url, sameOrigin }) => {
  // Staff ask under their name, and may be answered more.
  return sameOrigin && isCacheableCall(url) && !request.headers.has("authorization");
}, calls);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate" || !url) return Response.error();
  return await offlineAnswer(url);
});

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(cacheOfflinePages(event));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  event.waitUntil(cacheVisit(event.data, event, self.location.origin));
});

async function cacheOfflinePages(event: LifeEvent): Promise<void> {
  const addresses = Object.values(offlinePaths);
  await Promise.all(addresses.map((path) => offlinePages.handle({ request: new Request(path), event })));
  // Parts of pages that are loaded when they are needed: without a network it would be too late.
  await Promise.allSettled(partsToCache.map((path) => files.handle({ request: new Request(path), event })));
}
