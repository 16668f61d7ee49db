import { expect, test } from "vitest";
import { intlLocale, isLanguage, languageOrDefault, mailLanguage, wordingOrDefault } from "./language.ts";

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
  expect(["fr", "mul", "x"].map(wordingOrDefault)).toEqual(["fr", "mul", "mul"]);
});

// §0.17
test.each([
  ["fr", "client", "fr"],
  [null, "client", "en"],
  ["en", "staff", "en"],
  [undefined, "staff", "fr"],
] as const)("chosen %s, a mail to %s is in %s", (chosen, reader, language) => {
  expect(mailLanguage(chosen, reader)).toBe(language);
});

test("the mixture formats as in the United States", () => {
  expect((["mul", "en", "fr"] as const).map(intlLocale)).toEqual(["en-US", "en-US", "fr-FR"]);
});
