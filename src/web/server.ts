import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageTextName } from "#domain/texts/text-names.ts";
import { type PageServices, pageServices } from "./context.ts";
import { paths } from "./paths.ts";
import { pageAsText } from "./texts/page-as-text.ts";

export { originalMailTexts, renderMail, renderSampleMail } from "./mails/render-mail.ts";
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

const pathsOfTexts: Readonly<Record<PageTextName, string>> = {
  about: paths.about(),
  terms: paths.terms(),
  privacy: paths.privacyPolicy(),
  cookies: paths.cookies(),
};

/** The text of a page as the shop came with it, read from the page itself. */
export async function originalPageText(name: PageTextName, services: PageServices): Promise<string> {
  const request = new Request(new URL(pathsOfTexts[name], services.publicUrl));
  const { status, body } = await answerPage(request, services);
  if (status !== 200) throw new Error(`${pathsOfTexts[name]} was answered with ${status}`);
  return pageAsText(body.toString());
}
