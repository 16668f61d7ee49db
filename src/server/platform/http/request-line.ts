import type { IncomingMessage } from "node:http";

/** What is answered to a request line that leads no further. */
export type LineVerdict = { readonly refusal: 400 } | { readonly redirect: string };

/**
 * Looks at the request line and the host. A request names one path and one host, or it is refused; a proxy's absolute
 * address (`GET http://host/path`) is read as its path. The shop has one host: `www.` beside it, or the shop without
 * its `www.`, leads there, so that forms are never posted to a host that counts as another site.
 * @param publicUrl the shop's address, or empty where it has none of its own
 */
export function readRequestLine(request: IncomingMessage, publicUrl: string): LineVerdict | undefined {
  const path = originForm(request.url ?? "");
  if (path === undefined || hostsOf(request) > 1) return { refusal: 400 };
  request.url = path;
  const shop = publicUrl ? new URL(publicUrl) : undefined;
  if (shop && request.headers.host?.toLowerCase() === otherHost(shop))
    return { redirect: `${shop.origin}${path}` };
  return undefined;
}

/** The path and query of a request's address; undefined where it names no path (`*`, `host:port`). */
function originForm(url: string): string | undefined {
  if (url.startsWith("/")) return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  return count;
}

function otherHost({ host }: URL): string {
  return host.startsWith("www.") ? host.slice(4) : `www.${host}`;
}
