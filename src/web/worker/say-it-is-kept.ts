import type { WorkboxPlugin } from "workbox-core";
import { withKeptSince } from "./kept-since.ts";

/** A cached page names the time it was cached at; its script shows that to the visitor. */
export const sayItIsKept: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    const { status, headers } = cachedResponse;
    const html = withKeptSince(await cachedResponse.text(), headers.get("date"));
    return new Response(html, { status, headers });
  },
};
