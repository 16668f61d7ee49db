import { expect, test } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

const entry = {
  localeOfPath: (path: string) => (path.startsWith("/en/") ? ("en" as const) : undefined),
  localeOfCookie: (cookie: string | undefined) => (cookie === "language=en" ? ("en" as const) : undefined),
};
const office = "/admin/quotes/7?language=fr";
const link = "/Client/Checkout/token?language=fr";
const none = { cookie: undefined, acceptLanguage: "en-US", only: null, first: null };

test.each([
  ["a French mail's link to the office", { ...none, path: office }, "fr"],
  ["an account that chose English", { ...none, path: office, cookie: "staffLanguage=en" }, "en"],
  ["a French mail's link to a quote", { ...none, path: link }, "fr"],
  ["a visitor who chose English", { ...none, path: link, cookie: "language=en" }, "en"],
  [
    "an English mail's link in a French browser",
    { ...none, path: "/login?language=en", acceptLanguage: "fr" },
    "en",
  ],
  ["a shop of one language", { ...none, path: office, only: "en" }, "en"],
  ["an address of a language", { ...none, path: "/en/devis?language=fr" }, "en"],
  ["no language at all", { ...none, path: "/admin" }, "mul"],
] as const)("FOUND-U30 %s", (_who, asked, locale) => {
  expect(chooseLocale(entry, asked)).toBe(locale);
});

const own = { ...none, path: "/", acceptLanguage: undefined, first: "fr" } as const;

test.each([
  ["who asks for no language", own, "fr"],
  ["who asks for another", { ...own, acceptLanguage: "de-DE,de;q=0.9" }, "fr"],
  ["who asks for another, then English", { ...own, acceptLanguage: "de,en;q=0.8,fr;q=0.5" }, "en"],
  ["who chose English", { ...own, cookie: "language=en" }, "en"],
  ["of an English mail", { ...own, path: "/login?language=en" }, "en"],
  ["of the English address", { ...own, path: "/en/devis" }, "en"],
  ["of the office in an English browser", { ...own, path: "/admin", acceptLanguage: "en-GB" }, "en"],
  ["of the office who asks for none", { ...own, path: "/admin" }, "fr"],
  ["of the office whose account chose English", { ...own, path: "/admin", cookie: "staffLanguage=en" }, "en"],
] as const)("SPEC-4.38 a shop of one's own never speaks the mixture: a reader %s", (_who, asked, locale) => {
  expect(chooseLocale(entry, asked)).toBe(locale);
});
