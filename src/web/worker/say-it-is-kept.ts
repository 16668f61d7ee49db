import type { WorkboxPlugin } from "workbox-core";
import { withKeptSince } from "./kept-since.ts";

/** A page that stands in for the network says since when it is kept; its script tells its reader. */
export const sayItIsKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    const { status, headers } = cachedResponse;
    const html = withKeptSince(await cachedResponse.text(), headers.get("date"));
    return new Response(html, { status, headers });
  },
};
