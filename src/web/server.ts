import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type PageServices, pageServices } from "./context.ts";

export { renderMail } from "./mails/render-mail.ts";
/*
 * All that the server receives of the web: pages, words and mails. It is built whole into build/server/index.js, so that
 * the server itself stays TypeScript that runs as it stands.
 */
export { isPublicPath } from "./public-paths.ts";
export { translate } from "./words/server-words.ts";
export { localeOfCookie, localeOfPath } from "./words/wording.ts";

// The generated module has the shape of a ServerBuild; only its optional fields are typed less strictly than ours.
const handle = createRequestHandler(build as unknown as ServerBuild);

/** What is sent for a page. */
interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Answers a page, an action of a page, or the data of one. */
export async function answerPage(request: Request, services: PageServices): Promise<PageAnswer> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  const response = await handle(request, context);
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
