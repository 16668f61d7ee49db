import { createHash } from "node:crypto";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { escapeHtml } from "./escape-html.ts";

/** The pages' colours; nothing is loaded, so that it can be shown when nothing else can. */
const style = `
:root{color-scheme:light dark;--ink:#1d2a22;--quiet:#56645b;--paper:#f6f2ea}
@media (prefers-color-scheme:dark){:root{--ink:#ece9df;--quiet:#b4b8ac;--paper:#15150f}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:18vh 1.25rem 2rem}h1{margin:0 0 1.5rem;font-size:2.125rem;line-height:1.1;letter-spacing:-.025em;text-wrap:balance}
p{margin:0 0 1.5rem;color:var(--quiet)}nav{display:flex;flex-wrap:wrap;gap:.75rem}
a{padding:.6rem 1.1rem;border:1px solid var(--ink);border-radius:8px;color:inherit;font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}a:first-child{background:var(--ink);color:var(--paper)}
`;

/** What the page may do: show itself in its own style. */
export const errorPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const sentences = {
  tryAgain: /*i18n*/ { id: "error.page.try_again", message: "Try again" },
  toTheShop: /*i18n*/ { id: "error.page.to_the_shop", message: "Back to the shop" },
  goBack: /*i18n*/ {
    id: "error.page.go_back",
    message: "Your browser's Back button brings back what you typed.",
  },
} satisfies Record<string, Message>;

interface FailedPage {
  readonly sentence: string;
  readonly locale: Locale;
  readonly translate: (message: Message) => string;
  /** Whether asking again may help. */
  readonly mayPass: boolean;
  /** Whether something was sent, which asking again would not send. */
  readonly wasSent: boolean;
}

/** The page of last resort, when no page can be rendered: what happened, and where to go on. */
export function errorPage({ sentence, locale, translate, mayPass, wasSent }: FailedPage): string {
  const again = mayPass ? `<a href="">${escapeHtml(translate(sentences.tryAgain))}</a>` : "";
  const back = wasSent ? `<p>${escapeHtml(translate(sentences.goBack))}</p>` : "";
  return `<!doctype html><html lang="${locale === "fr" ? "fr" : "en"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(sentence)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body>
<main><h1>${escapeHtml(sentence)}</h1>${back}<nav>${again}<a href="/">${escapeHtml(translate(sentences.toTheShop))}</a></nav></main>
</body></html>`;
}
