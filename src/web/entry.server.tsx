import { I18nProvider } from "@lingui/react";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { neutralWords } from "#domain/texts/neutral-texts.ts";
import { pageServices } from "./context.ts";
import { CarriedWords } from "./words/carried-words.tsx";
import { wordsOfPage } from "./words/page-words.ts";
import { sayingsIn, serverMessages } from "./words/server-words.ts";

/**
 * Renders a page and sends it whole: its Content-Security-Policy names the hashes of its inline scripts, so that all of
 * it must be there before the headers. A page that fails while it is rendered is answered by the error page of its route.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  route: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { locale, facts, renderInQueue } = context.get(pageServices);
  const words = serverMessages(locale, facts);
  const { loaderData, actionData } = route.staticHandlerContext;
  const carried = wordsOfPage(words.messages, [...filesOf(route)], {
    data: [loaderData, actionData],
    always: [...(facts.isDemo ? [] : Object.keys(neutralWords)), ...Object.keys(sayingsIn(locale, facts))],
  });
  const html = await renderInQueue(async () => {
    const failures: unknown[] = [];
    const stream = await renderToReadableStream(
      <CarriedWords value={JSON.stringify(carried).replaceAll("<", "\\u003c")}>
        <I18nProvider i18n={words}>
          <ServerRouter context={route} url={request.url} />
        </I18nProvider>
      </CarriedWords>,
      { onError: (error) => void failures.push(error) },
    );
    await stream.allReady;
    const whole = await new Response(stream).text();
    if (failures.length > 0) throw failures[0];
    return whole;
  });
  return new Response(html, { status, headers });
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
