import { expect, test } from "vitest";
import { clientLanguage } from "./client-language.ts";
import { intlLocale, isLanguage, languageOrDefault, localeOrDefault } from "./language.ts";

test("a language is en or fr and nothing else", () => {
  expect(["en", "fr", "EN", "mul", "", null, undefined, 1].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(languageOrDefault("de", "fr")).toBe("fr");
  expect(["fr", "mul", "x"].map(localeOrDefault)).toEqual(["fr", "mul", "mul"]);
});

// SPEC-0.17
test.each([
  ["fr", "fr"],
  [null, "en"],
  ["en", "en"],
  ["de", "en"],
] as const)("chosen %s, a mail to a client is in %s", (chosen, language) => {
  const demo = { isDemo: true, onlyLanguage: null, firstLanguage: "fr" } as const;
  expect(clientLanguage(chosen, demo)).toBe(language);
});

test("SPEC-4.38 a shop of one's own writes to clients who chose no language in its first one, or in its only one", () => {
  const own = { isDemo: false, onlyLanguage: null, firstLanguage: "fr" } as const;
  expect([clientLanguage(null, own), clientLanguage("en", own)]).toEqual(["fr", "en"]);
  expect(clientLanguage("en", { ...own, onlyLanguage: "fr" })).toBe("fr");
});

test("the mixture formats as in the United States", () => {
  expect((["mul", "en", "fr"] as const).map(intlLocale)).toEqual(["en-US", "en-US", "fr-FR"]);
});
