import type { WorkboxPlugin } from "workbox-core";
import { keptSince } from "./kept-since.ts";

/** A copy that stands in for the network says since when it is kept; the page reads it and tells its reader. */
export const sayItIsKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set("server-timing", keptSince(cachedResponse.headers.get("date")));
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
