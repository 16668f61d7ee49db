import { expect, test } from "vitest";
import { inLanguageOfMail, languageOfLink } from "./mail-links.ts";

test.each([
  ["/admin/quotes/7", "/admin/quotes/7?language=fr"],
  ["/admin?section=inbox", "/admin?section=inbox&language=fr"],
  ["/admin/quotes/7#messages", "/admin/quotes/7?language=fr#messages"],
  ["/admin/quotes/7?version=2#messages", "/admin/quotes/7?version=2&language=fr#messages"],
])("FOUND-U30 a link to %s names the language of its mail", (path, link) => {
  expect(inLanguageOfMail(path, "fr")).toBe(link);
  expect(languageOfLink(link)).toBe("fr");
});

test.each(["/admin", "/admin?language=de", "/admin?languages=fr"])("FOUND-U30 %s names none", (path) => {
  expect(languageOfLink(path)).toBeUndefined();
});
