import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mail } from "#contracts/mails.ts";
import type { Language, Locale } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { OwnPage } from "#domain/texts/page-text.ts";
import type { MailTextName, OwnText, PageTextName } from "#domain/texts/text-names.ts";
import type { Message } from "#domain/words.ts";

/** What the server is given by the web: its half of `src/web/server.ts`, said once more from this side of the border. */
export interface WebEntry {
  answerPage(request: Request, services: PageServices): Promise<PageAnswer>;
  isPublicPath(pathname: string): boolean;
  localeOfPath(pathname: string): Locale | undefined;
  localeOfCookie(cookie: string | undefined): Locale | undefined;
  translate(locale: Locale, facts: ShopFacts, message: Message): string;
  renderMail(mail: Mail, setting: MailSetting): Promise<ComposedMail>;
  renderSampleMail(name: MailTextName, setting: Omit<MailSetting, "link">): Promise<ComposedMail>;
  originalMailTexts(language: Language, facts: ShopFacts): ReadonlyMap<MailTextName, OriginalText>;
  originalPageText(name: PageTextName, services: PageServices): Promise<string>;
}

/** A text as the shop came with it, and examples of what its placeholders stand for. */
export interface OriginalText {
  readonly original: OwnText;
  readonly values: Readonly<Record<string, string>>;
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
  /** What a page says in the shop's own words, in the page's language; null for the original. */
  readonly ownPage: (name: PageTextName) => Promise<OwnPage | null>;
}

export interface MailSetting {
  readonly locale: Locale;
  readonly facts: ShopFacts;
  readonly publicUrl: string;
  /** The address that this mail opens, issued for this delivery; absent in a preview. */
  readonly link: string | undefined;
  readonly isSandbox: boolean;
  /** Where the picture of its bag is found; absent where there is none. */
  readonly sketch?: string | undefined;
  /** What the shop says in its own words; null for those that came with it. */
  readonly own: OwnText | null;
  /** Lines at its end; empty for none. */
  readonly signature: string;
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
