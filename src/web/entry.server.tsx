import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageServices, renderedHtml } from "./context.ts";
import { dataForRouter } from "./data-for-router.ts";
import { drawInTurn } from "./draw-in-turn.ts";
import { showFirst } from "./first-paint/show-first.ts";
import { readSheet } from "./first-paint/used-rules.ts";
import faces from "./ui/fonts.css?inline";
import shopStyle from "./ui/theme.css?inline";
import { CarriedWords } from "./words/carried-words.tsx";
import { wordsOfPage } from "./words/page-words.ts";
import { serverWords } from "./words/server-words.ts";

const isBuilt = import.meta.env.PROD;
const sheet = readSheet(shopStyle);

/**
 * Renders a page whole: it is kept and sent many times, so that nothing is gained by sending it in pieces. All data is
 * there before, so that no part of it waits; whoever asks for something else meanwhile is answered between the reading of
 * its data, its drawing and its packing. A page that fails while it is rendered is answered by the error page of
 * its route.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...route }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const words = await serverWords(context.get(pageServices).wording);
  const { loaderData, actionData } = route.staticHandlerContext;
  const carried = wordsOfPage(words.messages, filesOf(route), [loaderData, actionData]);
  const data = await dataForRouter(serverHandoffStream);
  const draw = () =>
    renderToString(
      <CarriedWords value={JSON.stringify(carried).replaceAll("<", "\\u003c")}>
        <I18nProvider i18n={words}>
          <ServerRouter context={route} url={request.url} />
        </I18nProvider>
      </CarriedWords>,
    );
  const isStill = staticPages.test(new URL(request.url).pathname);
  // Where no scripts are, nobody reads the data.
  const dataRead = () => (!isStill && route.renderMeta?.didRenderScripts ? data : "");
  const pack = (html: string) => {
    if (html.includes(unfinished)) throw new Error("A part of the page waited for something, or failed.");
    const pieces = isStill ? [withoutScripts(html)] : isBuilt ? showFirst(html, sheet, faces) : [html];
    const last = pieces.pop()?.slice(0, -pageEnd.length) ?? "";
    // Put together once: a page is a quarter of a megabyte in memory, and each whole copy more brings the next cleaning nearer.
    return ["<!DOCTYPE html>", ...pieces, last, dataRead(), pageEnd].join("");
  };
  context.set(renderedHtml, await drawInTurn(draw, pack));
  return new Response(null, { status, headers });
}

/** How React marks what it leaves to the browser. */
const unfinished = "<!--$!-->";
const pageEnd = "</body></html>";
const staticPages = /^(?:\/(?:en|fr))?\/offline\/?$/i;

/** A page that stands in at other addresses, where nothing of it may be looked for: it is only read. */
function withoutScripts(html: string): string {
  const [head = "", ...body] = html.split("<body");
  const still = body.join("<body").replace(/<script[\s\S]*?<\/script>/g, "");
  return `${head}<body${still}`.replace(/<link rel="modulepreload"[^>]*>/g, "");
}

/** The files that the browser loads with this page. */
function filesOf({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  return new Set(
    [manifest.entry, ...routes].flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])),
  );
}

/** A loader's failure is logged by the server that called; React Router would print it a second time. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
