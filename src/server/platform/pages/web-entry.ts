import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mail } from "#contracts/mails.ts";
import type { Locale } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Message } from "#domain/words.ts";

/** What the server is given by the web: its half of `src/web/server.ts`, said once more from this side of the border. */
export interface WebEntry {
  answerPage(request: Request, services: PageServices): Promise<PageAnswer>;
  isPublicPath(pathname: string): boolean;
  localeOfPath(pathname: string): Locale | undefined;
  localeOfCookie(cookie: string | undefined): Locale | undefined;
  translate(locale: Locale, message: Message): string;
  renderMail(mail: Mail, setting: MailSetting): Promise<ComposedMail>;
}

/** What is sent for a page. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Buffer;
}

export interface PageServices {
  readonly renderInQueue: (render: () => Promise<string>) => Promise<string>;
  readonly locale: Locale;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly publicUrl: string;
  readonly facts: ShopFacts;
}

export interface MailSetting {
  readonly locale: Locale;
  readonly facts: ShopFacts;
  readonly publicUrl: string;
  /** The address that this mail opens, issued for this delivery; absent in a preview. */
  readonly link: string | undefined;
  readonly isSandbox: boolean;
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const builtFile = join(import.meta.dirname, "../../../../build/server/index.js");

/** Its message says what to do. */
export class PagesNotBuilt extends Error {}

/** The built entry. @throws {PagesNotBuilt} */
export async function loadBuiltWebEntry(): Promise<WebEntry> {
  if (!existsSync(builtFile))
    throw new PagesNotBuilt("The pages are not built yet: run `npm run build`, or start with `npm start`.");
  const entry: WebEntry = await import(pathToFileURL(builtFile).href);
  return entry;
}
