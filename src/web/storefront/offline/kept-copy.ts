import { keptAttribute } from "../../worker/kept-since.ts";

/** Since when the page at hand is kept, if it is a copy that stood in for the network. */
export function keptSince(): Date | undefined {
  const at = Number(document.documentElement.getAttribute(keptAttribute));
  return at > 0 ? new Date(at) : undefined;
}
