import { isPublicPath } from "../public-paths.ts";

/*
 * The whole list of what the worker may cache. Whatever is not named here goes to the network as if there were no worker:
 * the back office, the client's area, payments, accounts, and every call that could answer something personal.
 */

/** Pages the same for every visitor of a locale; without a query, so that no address can fill the store. */
export function isCacheablePage({ pathname, search }: URL): boolean {
  return search === "" && isPublicPath(pathname) && !/\.data$/.test(pathname);
}

/** Scripts, styles and fonts, whose names change with their content. */
export function isCacheableFile({ pathname, search }: URL): boolean {
  return search === "" && /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(pathname);
}

/** Pictures of products and scenes. Logos of buyers stand elsewhere and are never cached. */
export function isCacheablePicture({ pathname, search }: URL): boolean {
  return search === "" && /^\/storage\/pictures\/[\w.-]+$/.test(pathname);
}

/** The public catalogue. */
export function isCacheableCall({ pathname, search }: URL): boolean {
  return search === "" && /^\/api\/(?:products(?:\/\d{1,15})?|sizes|pictures)$/.test(pathname);
}

/** A page of any kind but an offer, whose link is a secret: what may be answered with the offline page when there is no network. */
export function isAnyPage({ pathname }: URL): boolean {
  return !/^\/(?:(?:(?:en|fr)\/)?offer|api|sandbox|storage|assets|healthz|readyz|\.well-known)(?:\/|$)/i.test(
    pathname,
  );
}
