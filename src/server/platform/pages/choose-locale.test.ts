import { expect, test } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

const entry = {
  localeOfPath: (path: string) => (path.startsWith("/en/") ? ("en" as const) : undefined),
  localeOfCookie: (cookie: string | undefined) => (cookie === "language=en" ? ("en" as const) : undefined),
};
const office = "/admin/quotes/7?language=fr";
const link = "/Client/Checkout/token?language=fr";
const none = { cookie: undefined, acceptLanguage: "en-US", only: null };

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
