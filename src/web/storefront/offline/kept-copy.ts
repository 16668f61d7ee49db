import { keptAttribute } from "../../worker/kept-since.ts";

/** When the current page was cached, if it was served from the cache. */
export function keptSince(): Date | undefined {
  const at = Number(document.documentElement.getAttribute(keptAttribute));
  return at > 0 ? new Date(at) : undefined;
}
