import type { Email } from "postal-mime";
import { type Language, languages } from "#domain/language/language.ts";
import { expect } from "./browser.ts";
import type { ServerProcess } from "./server-process.ts";

/** What of the demo may be read nowhere in a shop of one's own (SPEC-4.38). */
const ofDemo = [
  /green[\s_-]*eco(?!\.sqlite)/i,
  /denver|colorado/i,
  /non-?woven|non-?tiss/i,
  /\bG[EO]-/,
  /\bbags?\b|\bsacs?\b/i,
  /(?:within|sous) 24.(?:hours|heures)|\b24\sh\b/i,
  /1e5b34|b8e45c|23633a/i,
  /1700 Sherman|555-0123|greeneco/i,
];

/** What of the demo a text says, each with what stands around it. */
export function wordsOfDemoIn(text: string): string[] {
  return ofDemo.flatMap((rule) => {
    const hit = new RegExp(`.{0,40}(?:${rule.source}).{0,40}`, rule.flags).exec(text)?.[0];
    // What the buyer of the helper writes.
    return hit && !hit.includes("Bags for the spring fair") ? [hit] : [];
  });
}

const publicPaths = [
  ...["", "/products", "/devis", "/checkout", "/contact", "/about", "/privacy-policy", "/terms", "/cookies"],
  ...["/login", "/register", "/forgot-password", "/products/1", "/offline"],
];
const otherPaths = [
  ...["/unauthorized", "/client/login", "/client/quotes", "/verify", "/admin", "/admin?section=settings"],
  ...[
    "/reset-password/none",
    "/invitation/none",
    "/Client/Checkout/none",
    "/Client/Payement/none",
    "/offer/none",
  ],
  ...["/manifest.webmanifest", "/favicon.svg", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"],
  ...["/api/pictures", "/assets/none.js"],
];

/** Walks the pages of a shop of one's own in each of the languages, and answers what of the demo they say. */
export async function wordsOfDemoOnPages(
  { url }: Pick<ServerProcess, "url">,
  spoken: readonly Language[] = languages,
): Promise<string[]> {
  const found: string[] = [];
  for (const language of spoken)
    for (const path of [...publicPaths.map((each) => `/${language}${each}`), ...publicPaths, ...otherPaths]) {
      const answer = await fetch(`${url}${path || "/"}`, {
        headers: { "accept-language": language, accept: "text/html" },
        redirect: "manual",
      });
      const html = await answer.text();
      found.push(...wordsOfDemoIn(shownIn(html)).map((hit) => `${path} (${language}): ${hit}`));
      if (html.startsWith("<!DOCTYPE html>"))
        expect([path, /<html lang="(\w+)" data-locale="(\w+)"/.exec(html)?.slice(1)]).toEqual([
          path,
          [language, language],
        ]);
    }
  return found;
}

/** What may be read of a mail, and of its head. */
export function shownOfMail({ from, replyTo, subject, text, html }: Email): string {
  return JSON.stringify([from, replyTo, subject, text, html]);
}

/** What may be read of a page: without scripts and the words that wait for other parts, and without names of styles. */
function shownIn(html: string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, "")
    .replace(/<link[^>]*(?:modulepreload|stylesheet)[^>]*>/g, "")
    .replace(/ class="[^"]*"/g, "");
}
