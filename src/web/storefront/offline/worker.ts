import { pathsFrom } from "../../paths.ts";
import { isPublicPath } from "../../public-paths.ts";
import { startOfPaths } from "../../words/wording.ts";

/** How long a page has to fetch what it shows before it is noted what that was. Milliseconds. */
const settling = 1_500;

/** Starts the worker that caches visited pages (ADR-19). Only the built shop has one. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Refused by the browser's settings, or on an address without https: the shop then needs the network, as ever.
  navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** Lets the worker cache the current page with its files, and what is of use without a network. */
export function cacheThisVisit(pathname: string): (() => void) | undefined {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !isPublicPath(pathname)) return undefined;
  const timer = setTimeout(() => {
    void navigator.serviceWorker.ready.then(({ active }) =>
      active?.postMessage({
        kind: "visited",
        path: pathname,
        files: shownFiles(),
        useful: usefulPages(pathname),
      }),
    );
  }, settling);
  return () => clearTimeout(timer);
}

/** Everything that this page has asked for; the worker takes of it what may be cached. */
function shownFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(names.filter((name) => name.startsWith(location.origin)))];
}

/** The whole list and the quote form, unless the visitor asks browsers to be sparing. */
function usefulPages(pathname: string): string[] {
  if ("connection" in navigator && isSparing(navigator.connection)) return [];
  const paths = pathsFrom(startOfPaths(pathname));
  return [paths.home(), paths.products(), paths.devis()];
}

function isSparing(connection: unknown): boolean {
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
