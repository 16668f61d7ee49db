import type { WorkboxPlugin } from "workbox-core";

/**
 * Asks the shop itself, with what the browser knows already as an ETag. Without a network its own
 * store would answer for ten minutes more (`stale-while-revalidate`), and the copy would pass for current.
 */
export const askTheShop: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    // A navigation cannot be made anew as one; a redirect is handed on for the browser to follow.
    const { url, headers } = request;
    return new Request(url, { headers, cache: "no-cache", credentials: "same-origin", redirect: "manual" });
  },
};
